import { sql } from "drizzle-orm";
import { index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { specialty } from "./providers";

/**
 * The vocabulary of the directory: every word that stands in the search text of
 * a listed provider, and how many of them have it. A word is what stands between
 * two blanks, its comma included; one that nobody has any more is deleted. Kept
 * by triggers on `providers`, as are the other tables here.
 */
export const searchWords = pgTable(
  "search_words",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    word: text("word").notNull().unique(),
    uses: integer("uses").notNull(),
  },
  (t) => [index("search_words_trigram_idx").using("gin", sql`${t.word} gin_trgm_ops`)],
);

/** The same of two words that follow one another, with the blank between them. */
export const searchPairs = pgTable(
  "search_pairs",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    pair: text("pair").notNull().unique(),
    uses: integer("uses").notNull(),
  },
  (t) => [index("search_pairs_trigram_idx").using("gin", sql`${t.pair} gin_trgm_ops`)],
);

/** Whose entry it is, and what a listing goes by: collecting the matches of a search reads nothing else. */
const sortable = {
  providerId: integer("provider_id").primaryKey(),
  specialty: specialty("specialty").notNull(),
  rating: numeric("rating", { precision: 3, scale: 2 }).notNull(),
  yearsExperience: integer("years_experience").notNull(),
  hourlyRate: numeric("hourly_rate", { precision: 8, scale: 2 }).notNull(),
};

/**
 * Which words each listed provider has. Apart from `providers`, and from the
 * pairs: as many rows are read as match, and these are a fifth as long.
 *
 * No foreign key: its cascade would take the rows away before the trigger has
 * seen which words they had.
 */
export const providerWords = pgTable(
  "provider_words",
  { ...sortable, numbers: integer("numbers").array().notNull() },
  // What waits to be sorted into a GIN index is read by every search: 256 kB of it, not the usual 4 MB.
  (t) => [index("provider_words_idx").using("gin", t.numbers).with({ gin_pending_list_limit: 256 })],
);

/** Which pairs each listed provider has. */
export const providerPairs = pgTable(
  "provider_pairs",
  { ...sortable, numbers: integer("numbers").array().notNull() },
  (t) => [index("provider_pairs_idx").using("gin", t.numbers).with({ gin_pending_list_limit: 256 })],
);
