import { SERVER_KINDS } from "./kinds";
import { DEVICE_TYPES, type DeviceType } from "./types";

const plainUnit = (written: string) =>
  written
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\s.]/gu, "")
    .replace("(s)", "s");

const CODES = new Map(
  DEVICE_TYPES.map((type) => [
    type,
    new Map(
      Object.entries(SERVER_KINDS[type].units).flatMap(([code, { names }]) =>
        names ? names.split(" ").map((name) => [plainUnit(name), code] as const) : [],
      ),
    ),
  ]),
);

/** The UCUM unit that a unit as written stands for, or `null`. */
export const ucumOf = (deviceType: DeviceType, written: string): string | null =>
  CODES.get(deviceType)!.get(plainUnit(written)) ?? null;

/**
 * To a ten-thousandth: binary fractions make 37 °C into 98.60000000000001 °F. What needs no conversion stays as it is.
 */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** How to bring a value from a UCUM unit into the stored one, or `null` for a unit that the type does not have. */
export function conversionFrom(deviceType: DeviceType, ucum: string): ((value: number) => number) | null {
  const { units } = SERVER_KINDS[deviceType];
  if (!Object.hasOwn(units, ucum)) return null;
  const { toStored } = units[ucum]!;
  return toStored ? (value) => rounded(toStored(value)) : (value) => value;
}

/** The units that a type may come in, for an error's words. */
export const unitsOf = (deviceType: DeviceType): string => SERVER_KINDS[deviceType].unitWords;

/** The UCUM unit that a type is stored in. */
export const storedUnit = (deviceType: DeviceType): string => SERVER_KINDS[deviceType].ucum;
