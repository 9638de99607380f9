CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search looks through: bio, specialty and every certification, lower-cased, with a unit
-- separator (U+001F) between them: no search may hold one, so none matches across two of them.
-- array_to_string and the enum's text form are only STABLE for the planner (they could depend on
-- settings for other types); for text and enum labels that are never renamed they are immutable,
-- which a generated column needs. PL/pgSQL, because SQL functions are inlined and re-checked.
CREATE FUNCTION provider_search_text(bio text, specialty anyenum, certifications text[])
RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN lower(bio || chr(31) || specialty::text || chr(31) || array_to_string(certifications, chr(31)));
END $$;
