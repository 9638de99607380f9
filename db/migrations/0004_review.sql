ALTER TABLE "providers" ADD COLUMN "review_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "reviewed_by" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Applications from before have waited since they were made, not since this migration.
UPDATE "providers" SET "submitted_at" = "created_at";--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING brin ("at");--> statement-breakpoint
CREATE INDEX "providers_review_idx" ON "providers" USING btree ("review_status","submitted_at","id");