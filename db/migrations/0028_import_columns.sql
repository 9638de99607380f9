CREATE TABLE "vital_import_columns" (
	"patient_id" integer NOT NULL,
	"headings_stamp" text NOT NULL,
	"columns" text[] NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vital_import_columns_patient_id_headings_stamp_pk" PRIMARY KEY("patient_id","headings_stamp")
);
--> statement-breakpoint
ALTER TABLE "vital_import_columns" ADD CONSTRAINT "vital_import_columns_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;