import { checkConditions, conditionTables } from "./conditions-schema";
import { guardTables } from "./guard-schema";
import { checkPhrases, phraseTables } from "./phrases-schema";

export const tables = { ...conditionTables, ...guardTables, ...phraseTables };

/** What the rows of all tables together tell. */
export const check = (rows: Parameters<typeof checkConditions>[0] & Parameters<typeof checkPhrases>[0]) => [
  ...checkConditions(rows),
  ...checkPhrases(rows),
];
