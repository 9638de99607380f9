ALTER TABLE "rooms" ADD COLUMN "kept_events" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "kept_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "kept_bytes" integer DEFAULT 0 NOT NULL;