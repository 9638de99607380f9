import { checkConditions, conditionTables } from "./conditions-schema";
import { guardTables } from "./guard-schema";

export const tables = { ...conditionTables, ...guardTables };

export const check = checkConditions;
