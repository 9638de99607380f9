CREATE TYPE "public"."appointment_type" AS ENUM('ai-consultation', 'vr-consultation', 'video-consultation', 'in-person', 'weight-loss', 'follow-up');--> statement-breakpoint
CREATE TYPE "public"."consultation_status" AS ENUM('completed', 'scheduled', 'in-progress', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."device_type" AS ENUM('heart_rate', 'blood_pressure', 'oxygen_sat', 'temperature', 'body_weight');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('under_review', 'verified', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."specialty" AS ENUM('Weight Loss Specialist', 'Registered Dietitian', 'Nutrition Coach', 'Fitness Coach', 'Behavioral Weight Loss Therapist', 'Bariatric Surgery Specialist', 'Endocrinologist', 'Sports Nutritionist');--> statement-breakpoint
CREATE TYPE "public"."time_zone" AS ENUM('America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('patient', 'provider', 'admin');--> statement-breakpoint
CREATE TABLE "appointment_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"payload_hash" "bytea" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"appointment_type" "appointment_type" NOT NULL,
	"preferred_date" date NOT NULL,
	"preferred_time" text NOT NULL,
	"reason_for_visit" text NOT NULL,
	"insurance_provider" text DEFAULT '' NOT NULL,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"provider_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "appointment_requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"provider_id" integer,
	"type" text NOT NULL,
	"status" "consultation_status" NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"symptoms" text[] NOT NULL,
	"diagnosis" text DEFAULT '' NOT NULL,
	"treatment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"medical_record_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"gender" text,
	"height_cm" double precision,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"insurance_provider" text DEFAULT '' NOT NULL,
	"medical_history" text[] NOT NULL,
	"allergies" text[] NOT NULL,
	"medications" text[] NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patients_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "patients_medical_record_number_unique" UNIQUE("medical_record_number")
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"provider_id" integer,
	"medication_name" text NOT NULL,
	"dosage" text NOT NULL,
	"frequency" text NOT NULL,
	"duration" text NOT NULL,
	"instructions" text,
	"prescribed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_totals" (
	"specialty" "specialty" PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"verified" integer DEFAULT 0 NOT NULL,
	"vr_enabled" integer DEFAULT 0 NOT NULL,
	"rating_sum" numeric(14, 2) DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"specialty" "specialty" NOT NULL,
	"bio" text NOT NULL,
	"certifications" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"years_experience" integer NOT NULL,
	"hourly_rate" numeric(8, 2) NOT NULL,
	"rating" numeric(3, 2) DEFAULT '0' NOT NULL,
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"location" text NOT NULL,
	"profile_image" text DEFAULT '' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_vr_enabled" boolean DEFAULT false NOT NULL,
	"review_status" "review_status" DEFAULT 'under_review' NOT NULL,
	"license_number" text NOT NULL,
	"time_zone" time_zone NOT NULL,
	"availability" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (is_available and review_status <> 'rejected') STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (provider_search_text(bio, specialty, certifications)) STORED NOT NULL,
	CONSTRAINT "providers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "providers_rating_range" CHECK ("providers"."rating" between 0 and 5),
	CONSTRAINT "providers_hourly_rate_minimum" CHECK ("providers"."hourly_rate" >= 10),
	CONSTRAINT "providers_years_experience_minimum" CHECK ("providers"."years_experience" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signup_drafts" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account" jsonb,
	"password_hash" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"provider_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"role" "user_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vital_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"value" double precision NOT NULL,
	"diastolic" double precision,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vital_readings_diastolic_with_blood_pressure" CHECK (("vital_readings"."device_type" = 'blood_pressure') = ("vital_readings"."diastolic" is not null))
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD CONSTRAINT "signup_drafts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD CONSTRAINT "vital_readings_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_requests_provider_idx" ON "appointment_requests" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "consultations_patient_idx" ON "consultations" USING btree ("patient_id","scheduled_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultations_provider_idx" ON "consultations" USING btree ("provider_id","scheduled_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prescriptions_patient_idx" ON "prescriptions" USING btree ("patient_id","prescribed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "providers_search_idx" ON "providers" USING gin ("search_text" gin_trgm_ops) WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_rating_idx" ON "providers" USING btree ("rating" DESC NULLS FIRST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_experience_idx" ON "providers" USING btree ("years_experience" DESC NULLS FIRST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_price_idx" ON "providers" USING btree ("hourly_rate","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_price_high_idx" ON "providers" USING btree ("hourly_rate" DESC NULLS FIRST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_specialty_rating_idx" ON "providers" USING btree ("specialty","rating" DESC NULLS FIRST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_specialty_experience_idx" ON "providers" USING btree ("specialty","years_experience" DESC NULLS FIRST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_specialty_price_idx" ON "providers" USING btree ("specialty","hourly_rate","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "providers_specialty_price_high_idx" ON "providers" USING btree ("specialty","hourly_rate" DESC NULLS FIRST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_drafts_expiry_idx" ON "signup_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "vital_readings_latest_idx" ON "vital_readings" USING btree ("patient_id","device_type","measured_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);