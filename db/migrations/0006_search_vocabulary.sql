CREATE TABLE "provider_pairs" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"specialty" "specialty" NOT NULL,
	"rating" numeric(3, 2) NOT NULL,
	"years_experience" integer NOT NULL,
	"hourly_rate" numeric(8, 2) NOT NULL,
	"numbers" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_words" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"specialty" "specialty" NOT NULL,
	"rating" numeric(3, 2) NOT NULL,
	"years_experience" integer NOT NULL,
	"hourly_rate" numeric(8, 2) NOT NULL,
	"numbers" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pairs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pair" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_pairs_pair_unique" UNIQUE("pair")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
DROP INDEX "providers_search_idx";--> statement-breakpoint
CREATE INDEX "provider_pairs_idx" ON "provider_pairs" USING gin ("numbers") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "provider_words_idx" ON "provider_words" USING gin ("numbers") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "search_pairs_trigram_idx" ON "search_pairs" USING gin ("pair" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- What follows works one writer at a time, as `provider_search_apply` sees to. So a word that is
-- not there when a statement begins is not there when it ends; and no numbers are used up by
-- attempts, as they would be with ON CONFLICT. Without JIT: the planner takes texts for much longer
-- than they are, and would compile for a second what runs for milliseconds. And planned each time: a
-- plan kept from when the vocabulary was empty would read all of it for every word.
CREATE FUNCTION provider_search_add(ids integer[]) RETURNS void LANGUAGE plpgsql
SET jit TO off SET plan_cache_mode TO force_custom_plan AS $$
BEGIN
  WITH texts AS (
    SELECT id, string_to_array(translate(search_text, chr(31), ' '), ' ') AS words FROM providers WHERE id = ANY (ids) AND is_listed
  ), found AS MATERIALIZED (
    -- No search is longer than 100 characters. A longer "word" (an address without a blank, a language that
    -- writes none) stands here in pieces of 600 that overlap by 300: any search lies within one of them, and
    -- each fits into an index's entry.
    SELECT id, word FROM texts, unnest(words) AS word WHERE length(word) BETWEEN 1 AND 600
    UNION
    SELECT id, substr(word, 1 + 300 * piece, 600)
    FROM texts, unnest(words) AS word, generate_series(0, (length(word) - 301) / 300) AS piece WHERE length(word) > 600
  ), counted AS MATERIALIZED (
    SELECT word, count(*)::int AS uses FROM found GROUP BY word
  ), known AS (
    UPDATE search_words s SET uses = s.uses + c.uses FROM counted c WHERE s.word = c.word RETURNING s.id, s.word
  ), fresh AS (
    INSERT INTO search_words (word, uses)
    SELECT word, uses FROM counted c WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = c.word) RETURNING id, word
  ), numbers AS (
    SELECT found.id AS provider_id, array_agg(n.id) AS numbers
    FROM found JOIN (SELECT * FROM known UNION ALL SELECT * FROM fresh) n USING (word) GROUP BY found.id
  )
  INSERT INTO provider_words (provider_id, specialty, rating, years_experience, hourly_rate, numbers)
  SELECT p.id, p.specialty, p.rating, p.years_experience, p.hourly_rate, n.numbers FROM numbers n JOIN providers p ON p.id = n.provider_id;
  WITH found AS MATERIALIZED (
    -- Never across two fields; and of long words what lies at the blank between them.
    SELECT DISTINCT p.id, right(one, 300) || ' ' || left(next, 300) AS pair
    FROM providers p, unnest(string_to_array(p.search_text, chr(31))) AS field, string_to_array(field, ' ') AS words,
         unnest(words[:cardinality(words) - 1], words[2:]) AS neighbors (one, next)
    WHERE p.id = ANY (ids) AND p.is_listed
  ), counted AS MATERIALIZED (
    SELECT pair, count(*)::int AS uses FROM found GROUP BY pair
  ), known AS (
    UPDATE search_pairs s SET uses = s.uses + c.uses FROM counted c WHERE s.pair = c.pair RETURNING s.id, s.pair
  ), fresh AS (
    INSERT INTO search_pairs (pair, uses)
    SELECT pair, uses FROM counted c WHERE NOT EXISTS (SELECT FROM search_pairs s WHERE s.pair = c.pair) RETURNING id, pair
  ), numbers AS (
    SELECT found.id AS provider_id, array_agg(n.id) AS numbers
    FROM found JOIN (SELECT * FROM known UNION ALL SELECT * FROM fresh) n USING (pair) GROUP BY found.id
  )
  INSERT INTO provider_pairs (provider_id, specialty, rating, years_experience, hourly_rate, numbers)
  SELECT p.id, p.specialty, p.rating, p.years_experience, p.hourly_rate, n.numbers FROM numbers n JOIN providers p ON p.id = n.provider_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION provider_search_remove(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE unused integer[];
BEGIN
  WITH gone AS (
    DELETE FROM provider_words WHERE provider_id = ANY (ids) RETURNING numbers
  ), fewer AS (
    SELECT id, count(*)::int AS uses FROM gone, unnest(numbers) AS id GROUP BY id
  ), changed AS (
    UPDATE search_words s SET uses = s.uses - f.uses FROM fewer f WHERE s.id = f.id RETURNING s.id, s.uses
  )
  SELECT array_agg(id) INTO unused FROM changed WHERE uses = 0;
  DELETE FROM search_words WHERE id = ANY (unused);
  WITH gone AS (
    DELETE FROM provider_pairs WHERE provider_id = ANY (ids) RETURNING numbers
  ), fewer AS (
    SELECT id, count(*)::int AS uses FROM gone, unnest(numbers) AS id GROUP BY id
  ), changed AS (
    UPDATE search_pairs s SET uses = s.uses - f.uses FROM fewer f WHERE s.id = f.id RETURNING s.id, s.uses
  )
  SELECT array_agg(id) INTO unused FROM changed WHERE uses = 0;
  DELETE FROM search_pairs WHERE id = ANY (unused);
END $$;
--> statement-breakpoint
CREATE FUNCTION provider_search_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  -- Whoever writes providers holds this row until the commit, since `provider_totals_apply` has
  -- raised the version. Said again, because it must not depend on which trigger comes first.
  PERFORM FROM data_versions WHERE name = 'providers' FOR UPDATE;
  IF TG_OP = 'INSERT' THEN
    PERFORM provider_search_add(array_agg(id)) FROM new_rows WHERE is_listed;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM provider_search_remove(array_agg(id)) FROM old_rows WHERE is_listed;
  ELSE
    UPDATE provider_words w
    SET specialty = n.specialty, rating = n.rating, years_experience = n.years_experience, hourly_rate = n.hourly_rate
    FROM new_rows n JOIN old_rows o USING (id)
    WHERE n.id = w.provider_id
      AND (n.specialty, n.rating, n.years_experience, n.hourly_rate) IS DISTINCT FROM (o.specialty, o.rating, o.years_experience, o.hourly_rate);
    UPDATE provider_pairs w
    SET specialty = n.specialty, rating = n.rating, years_experience = n.years_experience, hourly_rate = n.hourly_rate
    FROM new_rows n JOIN old_rows o USING (id)
    WHERE n.id = w.provider_id
      AND (n.specialty, n.rating, n.years_experience, n.hourly_rate) IS DISTINCT FROM (o.specialty, o.rating, o.years_experience, o.hourly_rate);
    SELECT array_agg(n.id) INTO changed
    FROM old_rows o JOIN new_rows n USING (id)
    WHERE (o.is_listed OR n.is_listed) AND (o.is_listed, o.search_text) IS DISTINCT FROM (n.is_listed, n.search_text);
    IF changed IS NOT NULL THEN
      PERFORM provider_search_remove(changed);
      PERFORM provider_search_add(changed);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER providers_words_insert AFTER INSERT ON providers
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION provider_search_apply();
--> statement-breakpoint
CREATE TRIGGER providers_words_update AFTER UPDATE ON providers
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION provider_search_apply();
--> statement-breakpoint
CREATE TRIGGER providers_words_delete AFTER DELETE ON providers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION provider_search_apply();
--> statement-breakpoint
-- Those who are listed already, so many at a time that their words are sorted in memory.
DO $$
DECLARE batch integer[];
BEGIN
  FOR batch IN SELECT array_agg(id) FROM providers WHERE is_listed GROUP BY id / 1000 LOOP
    PERFORM provider_search_add(batch);
  END LOOP;
END $$;
