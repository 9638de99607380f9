ALTER TABLE "vital_readings" DROP CONSTRAINT "vital_readings_diastolic_with_blood_pressure";--> statement-breakpoint
DROP INDEX "vital_alerts_open_idx";--> statement-breakpoint
ALTER TABLE "vital_alerts" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "vital_alerts_open_idx" ON "vital_alerts" USING btree ("patient_id","device_type","kind","is_simulated") WHERE "vital_alerts"."cleared_at" is null;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD CONSTRAINT "vital_readings_diastolic_of_blood_pressure" CHECK ("diastolic" IS NULL OR "device_type" = 'blood_pressure');