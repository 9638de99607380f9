import { ApiError } from "~/domain/errors";
import { parseDirectoryQuery, type DirectoryQuery } from "./directory";

/** Providers in one answer of the API at the most; also how many come without `limit`. */
export const MAX_LIST = 1_000;

/** Where a listing goes on: behind the provider with this sort value and id. */
export type Cursor = { value: string; id: number };

export type ListQuery = Pick<DirectoryQuery, "search" | "specialty" | "sort"> & { limit: number; after: Cursor | null };

/** A cursor as it stands in an address: opaque to the caller. */
export const encodeCursor = ({ value, id }: Cursor) => `${value}_${id}`;

function decodeCursor(text: string): Cursor | null {
  const match = /^(\d{1,6}(?:\.\d{1,2})?)_([1-9]\d{0,9})$/.exec(text);
  const id = Number(match?.[2]);
  return match && id <= 2_147_483_647 ? { value: match[1]!, id } : null;
}

/**
 * Reads the query of `GET /api/providers`. Stricter than the screen's address:
 * a program is told what it got wrong.
 * @throws {ApiError} 422 that names each wrong parameter.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const fields: Record<string, string[]> = {};
  const { search, specialty, sort } = parseDirectoryQuery(params);
  const given = (name: string) => (params.get(name) ?? "").trim();

  if (given("search") !== search) fields.search = ["Use 100 printable characters or fewer"];
  if (given("specialty") && !specialty) fields.specialty = ["There is no such specialty"];
  if (given("sort") && given("sort") !== sort) fields.sort = ["Sort by rating, experience, price_low or price_high"];
  const limit = given("limit") ? Number(given("limit")) : MAX_LIST;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIST)
    fields.limit = [`Use a whole number from 1 to ${MAX_LIST}`];
  const after = given("cursor") ? decodeCursor(given("cursor")) : null;
  if (given("cursor") && !after) fields.cursor = ["Use the address of the Link header"];

  if (Object.keys(fields).length > 0) throw new ApiError("invalid", "Some parameters are wrong", { fields });
  return { search, specialty, sort, limit, after };
}
