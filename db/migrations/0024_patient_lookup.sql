-- Of a table of millions they are made by hand before, with CONCURRENTLY: docs/operations.md.
CREATE INDEX IF NOT EXISTS "patients_record_number_idx" ON "patients" USING btree (lower("medical_record_number"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "patients_date_of_birth_idx" ON "patients" USING btree ("date_of_birth");
