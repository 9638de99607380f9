CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'appointment-proposed';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'appointment-declined';--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "patient_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "provider_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "consultation_id" integer;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_consultation_id_unique" UNIQUE("consultation_id");--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_time" CHECK (("appointment_requests"."starts_at" is null) = ("appointment_requests"."ends_at" is null) and ("appointment_requests"."starts_at" is null or "appointment_requests"."starts_at" < "appointment_requests"."ends_at"));--> statement-breakpoint
-- The backstop: whatever writes here, two requests never hold the same time of one specialist. A
-- time ends before the next one begins, as a range does that leaves its end out.
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_no_overlap"
EXCLUDE USING gist ("provider_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
WHERE ("starts_at" is not null and "status" in ('requested', 'proposed', 'accepted'));
