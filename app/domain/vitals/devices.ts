import { DEVICE_TYPES } from "./types";

/** Devices of a patient at the most. */
export const MAX_DEVICES = 20;
export const DEVICE_NAME_LIMIT = 60;

/** The fields of the form that adds one, as they stand on the page. */
export const DEVICE_FIELDS = ["name", ...DEVICE_TYPES] as const;
