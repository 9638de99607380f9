CREATE TABLE "vital_counts" (
	"patient_id" integer NOT NULL,
	"device_type" "device_type" NOT NULL,
	"measured" integer NOT NULL,
	"simulated" integer NOT NULL,
	CONSTRAINT "vital_counts_patient_id_device_type_pk" PRIMARY KEY("patient_id","device_type")
);
--> statement-breakpoint
ALTER TABLE "vital_counts" ADD CONSTRAINT "vital_counts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Written at every reading, and no index holds what changes: with room on the page a row is
-- rewritten beside itself.
ALTER TABLE "vital_counts" SET (fillfactor = 70);
--> statement-breakpoint
-- Exact with any number of writers: each adds to the row, which it then holds until its transaction ends. A record that is
-- deleted takes its row along, whichever goes first.
CREATE FUNCTION vital_counts_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE vital_counts c SET measured = c.measured - o.measured, simulated = c.simulated - o.simulated
    FROM (
      SELECT patient_id, device_type, (count(*) FILTER (WHERE device_id <> -2))::int AS measured, (count(*) FILTER (WHERE device_id = -2))::int AS simulated
      FROM old_rows GROUP BY 1, 2
    ) o
    WHERE c.patient_id = o.patient_id AND c.device_type = o.device_type;
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') THEN
    INSERT INTO vital_counts AS c (patient_id, device_type, measured, simulated)
    SELECT patient_id, device_type, count(*) FILTER (WHERE device_id <> -2), count(*) FILTER (WHERE device_id = -2)
    FROM new_rows GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (patient_id, device_type) DO UPDATE
    SET measured = c.measured + excluded.measured, simulated = c.simulated + excluded.simulated;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vital_counts_insert AFTER INSERT ON vital_readings
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vital_counts_apply();
--> statement-breakpoint
CREATE TRIGGER vital_counts_update AFTER UPDATE ON vital_readings
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vital_counts_apply();
--> statement-breakpoint
CREATE TRIGGER vital_counts_delete AFTER DELETE ON vital_readings
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION vital_counts_apply();
--> statement-breakpoint
-- After the triggers, whose lock keeps writers out until this is committed. The sums of days have the number of measured
-- readings, and an index those that are simulated, so nobody waits while the whole table is read.
INSERT INTO "vital_counts" ("patient_id", "device_type", "measured", "simulated")
SELECT "patient_id", "device_type", sum("measured"), sum("simulated") FROM (
  SELECT "patient_id", "device_type", "count" AS "measured", 0 AS "simulated" FROM "vital_rollups" WHERE "span" = 'day'
  UNION ALL
  SELECT "patient_id", "device_type", 0, 1 FROM "vital_readings" WHERE "device_id" = -2
) one GROUP BY 1, 2;
