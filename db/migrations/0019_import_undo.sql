ALTER TYPE "public"."vital_import_state" ADD VALUE 'undoing';--> statement-breakpoint
ALTER TYPE "public"."vital_import_state" ADD VALUE 'undone';--> statement-breakpoint
CREATE TABLE "vital_imported_readings" (
	"import_id" uuid NOT NULL,
	"device_type" "device_type" NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"value" double precision NOT NULL,
	"diastolic" double precision,
	"old_value" double precision,
	"old_diastolic" double precision,
	CONSTRAINT "vital_imported_readings_import_id_device_type_measured_at_pk" PRIMARY KEY("import_id","device_type","measured_at")
);
--> statement-breakpoint
ALTER TABLE "vital_devices" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "vital_imports" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_imported_readings" ADD CONSTRAINT "vital_imported_readings_import_id_vital_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."vital_imports"("id") ON DELETE cascade ON UPDATE no action;