CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_patient_idx" ON "uploads" USING btree ("patient_id");