CREATE TYPE "public"."room_role" AS ENUM('patient', 'doctor');--> statement-breakpoint
CREATE TABLE "room_events" (
	"room_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message_id" text,
	"sealed" "bytea",
	CONSTRAINT "room_events_room_id_seq_pk" PRIMARY KEY("room_id","seq"),
	CONSTRAINT "room_events_message" UNIQUE("room_id","message_id"),
	CONSTRAINT "room_events_message_sealed" CHECK ("room_events"."message_id" is null or "room_events"."sealed" is not null)
);
--> statement-breakpoint
CREATE TABLE "room_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"role" "room_role" NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea",
	"user_id" integer,
	"is_connected" boolean DEFAULT false NOT NULL,
	"connected_by" text,
	"seen_at" timestamp with time zone,
	"seat" text,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"z" double precision NOT NULL,
	CONSTRAINT "room_members_role" UNIQUE("room_id","role")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"provider_id" integer NOT NULL,
	"patient_id" integer,
	"consultation_id" integer,
	"is_demo" boolean NOT NULL,
	"haptic_feedback_enabled" boolean NOT NULL,
	"recording_enabled" boolean NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "rooms_room_id_unique" UNIQUE("room_id"),
	CONSTRAINT "rooms_nobody_is_demo" CHECK ("rooms"."patient_id" is not null or "rooms"."is_demo")
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "duration_seconds" integer;--> statement-breakpoint
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_members_user_idx" ON "room_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_members_token_idx" ON "room_members" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_waiting_key" ON "rooms" USING btree ("provider_id","patient_id") WHERE "rooms"."started_at" is null and "rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_open_idx" ON "rooms" USING btree ("opened_at") WHERE "rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_ended_idx" ON "rooms" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "rooms_patient_idx" ON "rooms" USING btree ("patient_id");