ALTER TABLE "audit_log" ADD COLUMN IF NOT EXISTS "account_id" integer;--> statement-breakpoint
-- Of a log with very many entries it reads them all once, and keeps none: nobody has the new column yet. Who cannot have writers wait for
-- that adds the column and this index by hand beforehand, "concurrently".
CREATE INDEX IF NOT EXISTS "audit_log_account_idx" ON "audit_log" USING btree ("account_id","id" DESC NULLS FIRST) WHERE "audit_log"."account_id" is not null;