CREATE TABLE "vital_latest" (
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"id" bigint NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"device_id" integer NOT NULL,
	"value" double precision NOT NULL,
	"diastolic" double precision,
	CONSTRAINT "vital_latest_patient_id_device_type_pk" PRIMARY KEY("patient_id","device_type")
);
--> statement-breakpoint
ALTER TABLE "vital_latest" ADD CONSTRAINT "vital_latest_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Written at every reading, and no index holds what changes: with room on the page a row is
-- rewritten beside itself.
ALTER TABLE "vital_latest" SET (fillfactor = 70);
--> statement-breakpoint
INSERT INTO "vital_latest" ("patient_id", "device_type", "id", "measured_at", "device_id", "value", "diastolic")
SELECT n.* FROM "patients" p CROSS JOIN unnest(enum_range(NULL::device_type)) AS t(kind)
CROSS JOIN LATERAL (
  SELECT "patient_id", "device_type", "id", "measured_at", "device_id", "value", "diastolic" FROM "vital_readings" r
  WHERE r."patient_id" = p."id" AND r."device_type" = t.kind ORDER BY "measured_at" DESC, "device_id" DESC LIMIT 1
) n;
--> statement-breakpoint
-- Statement-level, with transition tables: a batch of a thousand readings touches a row per type.
-- Exact with any number of writers (read committed): whoever adds or removes a reading of a type
-- first holds the type's row until the end of the transaction, and looks at the readings after that.
CREATE FUNCTION vital_latest_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    PERFORM 1 FROM vital_latest l
    WHERE (l.patient_id, l.device_type) IN (SELECT patient_id, device_type FROM old_rows)
    ORDER BY l.patient_id, l.device_type FOR UPDATE;
    -- What was the newest may be gone or have another time now.
    INSERT INTO vital_latest (patient_id, device_type, id, measured_at, device_id, value, diastolic)
    SELECT n.* FROM (SELECT DISTINCT patient_id, device_type FROM old_rows) o
    CROSS JOIN LATERAL (
      SELECT r.patient_id, r.device_type, r.id, r.measured_at, r.device_id, r.value, r.diastolic FROM vital_readings r
      WHERE r.patient_id = o.patient_id AND r.device_type = o.device_type ORDER BY r.measured_at DESC, r.device_id DESC LIMIT 1
    ) n
    ON CONFLICT (patient_id, device_type) DO UPDATE
    SET id = excluded.id, measured_at = excluded.measured_at, device_id = excluded.device_id, value = excluded.value, diastolic = excluded.diastolic;
    DELETE FROM vital_latest l USING old_rows o
    WHERE l.patient_id = o.patient_id AND l.device_type = o.device_type
      AND NOT EXISTS (SELECT 1 FROM vital_readings r WHERE r.patient_id = o.patient_id AND r.device_type = o.device_type);
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') THEN
    INSERT INTO vital_latest AS l (patient_id, device_type, id, measured_at, device_id, value, diastolic)
    SELECT DISTINCT ON (patient_id, device_type) patient_id, device_type, id, measured_at, device_id, value, diastolic FROM new_rows
    ORDER BY patient_id, device_type, measured_at DESC, device_id DESC
    ON CONFLICT (patient_id, device_type) DO UPDATE
    SET id = excluded.id, measured_at = excluded.measured_at, device_id = excluded.device_id, value = excluded.value, diastolic = excluded.diastolic
    WHERE (excluded.measured_at, excluded.device_id) > (l.measured_at, l.device_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vital_latest_insert AFTER INSERT ON vital_readings
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vital_latest_apply();
--> statement-breakpoint
CREATE TRIGGER vital_latest_update AFTER UPDATE ON vital_readings
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vital_latest_apply();
--> statement-breakpoint
CREATE TRIGGER vital_latest_delete AFTER DELETE ON vital_readings
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION vital_latest_apply();
