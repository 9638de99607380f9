import { hasControlCharacters } from "~/domain/text";
import { SPECIALTIES, type Specialty } from "./constants";

/** Ways to sort the directory, the first is the default (DIR-09 to DIR-11). */
export const SORTS = [
  { value: "rating", label: "Highest rated" },
  { value: "experience", label: "Most experienced" },
  { value: "price_low", label: "Price: low to high" },
  { value: "price_high", label: "Price: high to low" },
] as const;
export type Sort = (typeof SORTS)[number]["value"];

/** Cards on a page of the directory. */
export const PAGE_SIZE = 24;
/**
 * The last page that can be opened: nobody reads a thousandth card, and counting that far costs the same every time.
 */
export const MAX_PAGE = 40;
const MAX_SEARCH = 100;

/** What the directory is asked for. `search` is trimmed; empty means everything. */
export type DirectoryQuery = { search: string; specialty: Specialty | null; sort: Sort; page: number };

const isSpecialty = (value: string | null): value is Specialty =>
  (SPECIALTIES as readonly (string | null)[]).includes(value);
const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort.value === value);

/**
 * Reads the directory's address. Whatever cannot be meant is left out instead
 * of refused: an address is shared, shortened and mistyped.
 */
export function parseDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  // Cut between characters and trimmed again: the same address must read the same again.
  const search = [...(params.get("search") ?? "").trim()].slice(0, MAX_SEARCH).join("").trim();
  const specialty = params.get("specialty");
  const sort = params.get("sort");
  const page = Number(params.get("page") ?? 1);
  return {
    search: hasControlCharacters(search) ? "" : search,
    specialty: isSpecialty(specialty) ? specialty : null,
    sort: isSort(sort) ? sort : "rating",
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** The address of a query, with what is default left out: one address per view. */
export function directoryPath({ search, specialty, sort, page }: Partial<DirectoryQuery>): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (specialty) params.set("specialty", specialty);
  if (sort && sort !== "rating") params.set("sort", sort);
  if (page && page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `/specialists?${query}` : "/specialists";
}
