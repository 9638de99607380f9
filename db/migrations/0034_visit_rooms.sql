ALTER TABLE "rooms" DROP CONSTRAINT "rooms_nobody_is_demo";--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_appointment_id_appointment_requests_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_visit_key" ON "rooms" USING btree ("appointment_id") WHERE "rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_appointment_idx" ON "rooms" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_nobody_is_demo" CHECK ("rooms"."patient_id" is not null or "rooms"."appointment_id" is not null or "rooms"."is_demo");