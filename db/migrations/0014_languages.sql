ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;