import { checkConditions, conditionTables } from "./conditions-schema";

export const tables = { ...conditionTables };

export const check = checkConditions;
