INSERT INTO data_versions (name) VALUES ('providers');
--> statement-breakpoint
INSERT INTO provider_totals (specialty) SELECT unnest(enum_range(NULL::specialty));
--> statement-breakpoint
-- Statement-level, with transition tables: seeding 100,000 providers touches eight rows once,
-- and concurrent writers queue for the one version row only until the other commits, so the
-- version's order is the commit order.
CREATE FUNCTION provider_totals_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_versions SET version = version + 1 WHERE name = 'providers';
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE provider_totals t
    SET total = t.total - d.total, verified = t.verified - d.verified,
        vr_enabled = t.vr_enabled - d.vr_enabled, rating_sum = t.rating_sum - d.rating_sum
    FROM (
      SELECT specialty, count(*)::int AS total,
             count(*) FILTER (WHERE review_status = 'verified')::int AS verified,
             count(*) FILTER (WHERE is_vr_enabled)::int AS vr_enabled, sum(rating) AS rating_sum
      FROM old_rows WHERE is_listed GROUP BY specialty
    ) d WHERE d.specialty = t.specialty;
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') THEN
    UPDATE provider_totals t
    SET total = t.total + d.total, verified = t.verified + d.verified,
        vr_enabled = t.vr_enabled + d.vr_enabled, rating_sum = t.rating_sum + d.rating_sum
    FROM (
      SELECT specialty, count(*)::int AS total,
             count(*) FILTER (WHERE review_status = 'verified')::int AS verified,
             count(*) FILTER (WHERE is_vr_enabled)::int AS vr_enabled, sum(rating) AS rating_sum
      FROM new_rows WHERE is_listed GROUP BY specialty
    ) d WHERE d.specialty = t.specialty;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER providers_totals_insert AFTER INSERT ON providers
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION provider_totals_apply();
--> statement-breakpoint
CREATE TRIGGER providers_totals_update AFTER UPDATE ON providers
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION provider_totals_apply();
--> statement-breakpoint
CREATE TRIGGER providers_totals_delete AFTER DELETE ON providers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION provider_totals_apply();
--> statement-breakpoint
-- A provider's name stands in users: renaming one changes what the public screens show.
CREATE FUNCTION providers_version_bump() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_versions SET version = version + 1 WHERE name = 'providers';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_name_version AFTER UPDATE OF first_name, last_name ON users
FOR EACH ROW WHEN (OLD.role = 'provider' AND (OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
EXECUTE FUNCTION providers_version_bump();
