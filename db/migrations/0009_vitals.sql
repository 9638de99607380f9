CREATE TYPE "public"."alarm_direction" AS ENUM('low', 'high');--> statement-breakpoint
CREATE TYPE "public"."alarm_kind" AS ENUM('out_of_range', 'no_data', 'back_in_range');--> statement-breakpoint
CREATE TYPE "public"."alarm_severity" AS ENUM('critical', 'warning', 'info');--> statement-breakpoint
CREATE TYPE "public"."rollup_span" AS ENUM('hour', 'day');--> statement-breakpoint
CREATE TYPE "public"."vital_import_state" AS ENUM('preview', 'importing', 'done');--> statement-breakpoint
CREATE TABLE "vital_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vital_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"kind" "alarm_kind" NOT NULL,
	"severity" "alarm_severity" NOT NULL,
	"direction" "alarm_direction",
	"value" double precision NOT NULL,
	"diastolic" double precision,
	"measured_at" timestamp with time zone NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" integer
);
--> statement-breakpoint
CREATE TABLE "vital_channels" (
	"patient_id" integer PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vital_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device_types" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "vital_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "vital_events" (
	"patient_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "vital_events_patient_id_seq_pk" PRIMARY KEY("patient_id","seq")
);
--> statement-breakpoint
CREATE TABLE "vital_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"state" "vital_import_state" NOT NULL,
	"sealed" "bytea",
	"refused" jsonb NOT NULL,
	"total" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_limits" (
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"low" double precision,
	"high" double precision,
	"critical_low" double precision,
	"critical_high" double precision,
	"diastolic_high" double precision,
	"critical_diastolic_high" double precision,
	"silent_minutes" integer,
	CONSTRAINT "vital_limits_patient_id_device_type_pk" PRIMARY KEY("patient_id","device_type")
);
--> statement-breakpoint
CREATE TABLE "vital_rollups" (
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"span" "rollup_span" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"sum" double precision NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL,
	"diastolic_sum" double precision,
	"diastolic_low" double precision,
	"diastolic_high" double precision,
	CONSTRAINT "vital_rollups_patient_id_device_type_span_starts_at_pk" PRIMARY KEY("patient_id","device_type","span","starts_at")
);
--> statement-breakpoint
CREATE TABLE "vital_snoozes" (
	"patient_id" integer NOT NULL,
	"severity" "alarm_severity" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"by" integer,
	CONSTRAINT "vital_snoozes_patient_id_severity_pk" PRIMARY KEY("patient_id","severity")
);
--> statement-breakpoint
CREATE TABLE "weight_plans" (
	"patient_id" integer PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"goal_kg" double precision,
	"goal_on" date,
	"start_kg" double precision,
	"start_on" date,
	CONSTRAINT "weight_plans_goal" CHECK (("weight_plans"."goal_kg" is null) = ("weight_plans"."start_kg" is null) and ("weight_plans"."goal_kg" is null) = ("weight_plans"."start_on" is null) and ("weight_plans"."goal_on" is null or "weight_plans"."goal_kg" is not null))
);
--> statement-breakpoint
-- The readings move into a table that is partitioned by the year of the measurement. Years before
-- 2020 share a partition; `db/vital-partitions.ts` adds the years to come. The constraint's old
-- name stays with the old table until that is gone.
CREATE SEQUENCE "vital_reading_ids" AS bigint;
--> statement-breakpoint
ALTER TABLE "vital_readings" RENAME TO "vital_readings_unparted";
--> statement-breakpoint
ALTER TABLE "vital_readings_unparted" DROP CONSTRAINT "vital_readings_patient_id_patients_id_fk";
--> statement-breakpoint
CREATE TABLE "vital_readings" (
	"id" bigint DEFAULT nextval('vital_reading_ids') NOT NULL,
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"device_id" integer DEFAULT 0 NOT NULL,
	"value" double precision NOT NULL,
	"diastolic" double precision,
	CONSTRAINT "vital_readings_patient_id_device_type_measured_at_device_id_pk" PRIMARY KEY("patient_id","device_type","measured_at","device_id"),
	CONSTRAINT "vital_readings_diastolic_with_blood_pressure" CHECK (("vital_readings"."device_type" = 'blood_pressure') = ("vital_readings"."diastolic" is not null))
) PARTITION BY RANGE ("measured_at");
--> statement-breakpoint
CREATE TABLE "vital_readings_before_2020" PARTITION OF "vital_readings" FOR VALUES FROM (MINVALUE) TO ('2020-01-01Z');
--> statement-breakpoint
DO $$
BEGIN
  FOR y IN 2020..extract(year FROM now() AT TIME ZONE 'UTC')::int + 1 LOOP
    EXECUTE format('CREATE TABLE vital_readings_%s PARTITION OF vital_readings FOR VALUES FROM (%L) TO (%L)', y, y || '-01-01Z', y + 1 || '-01-01Z');
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "vital_readings" ("id", "patient_id", "device_type", "measured_at", "value", "diastolic")
SELECT "id", "patient_id", "device_type", "measured_at", "value", "diastolic" FROM "vital_readings_unparted" ORDER BY "id" DESC
ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT setval('vital_reading_ids', max("id")) FROM "vital_readings" HAVING max("id") IS NOT NULL;
--> statement-breakpoint
DROP TABLE "vital_readings_unparted";
--> statement-breakpoint
ALTER TABLE "vital_readings" ADD CONSTRAINT "vital_readings_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "vital_rollups" ("patient_id", "device_type", "span", "starts_at", "count", "sum", "low", "high", "diastolic_sum", "diastolic_low", "diastolic_high")
SELECT "patient_id", "device_type", s.span::rollup_span, date_trunc(s.span, "measured_at", 'UTC'),
       count(*), sum("value"), min("value"), max("value"), sum("diastolic"), min("diastolic"), max("diastolic")
FROM "vital_readings" CROSS JOIN (VALUES ('hour'), ('day')) AS s(span)
GROUP BY 1, 2, 3, 4, s.span;
--> statement-breakpoint
ALTER TABLE "vital_alerts" ADD CONSTRAINT "vital_alerts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_alerts" ADD CONSTRAINT "vital_alerts_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_channels" ADD CONSTRAINT "vital_channels_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_devices" ADD CONSTRAINT "vital_devices_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_events" ADD CONSTRAINT "vital_events_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_imports" ADD CONSTRAINT "vital_imports_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_limits" ADD CONSTRAINT "vital_limits_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_rollups" ADD CONSTRAINT "vital_rollups_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_snoozes" ADD CONSTRAINT "vital_snoozes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_snoozes" ADD CONSTRAINT "vital_snoozes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weight_plans" ADD CONSTRAINT "weight_plans_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vital_alerts_patient_idx" ON "vital_alerts" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "vital_alerts_open_idx" ON "vital_alerts" USING btree ("patient_id","device_type","kind") WHERE "vital_alerts"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "vital_devices_patient_idx" ON "vital_devices" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "vital_events_at_idx" ON "vital_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "vital_imports_patient_idx" ON "vital_imports" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "vital_imports_expiry_idx" ON "vital_imports" USING btree ("expires_at");