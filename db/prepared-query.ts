import { Column, is, SQL, sql, type Placeholder } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queryable } from "./client";

/** A value of a query, or where it will stand (`sql.placeholder`). */
export type Value<Type> = Type | Placeholder;

type Preparable<Rows> = { prepare(name: string): { execute(given?: Record<string, unknown>): Promise<Rows> } };

/**
 * A query whose text is built once for each database instead of each time, which takes drizzle longer than the driver
 * takes to send it and to read the answer; PostgreSQL parses and plans it once as well. Within a transaction it is
 * built again.
 * @param build with a placeholder for each value. One that is no number or text goes through `sql.param` with its
 * column:
 *   by itself a placeholder does not know how the database wants it.
 */
export function preparedQuery<Given extends Record<string, unknown>, Rows>(
  build: (db: Queryable) => Preparable<Rows>,
): (db: Queryable, given: Given) => Promise<Rows> {
  const built = new WeakMap<Queryable, ReturnType<Preparable<Rows>["prepare"]>>();
  return (db, given) => {
    // Neither driver uses the name: that there is one tells drizzle to have it prepared.
    const query = built.get(db) ?? build(db).prepare("");
    built.set(db, query);
    return query.execute(given);
  };
}

/** Queries of one kind that are kept at the most. */
const MAX_OF_A_KIND = 50;

/** The same for queries whose texts differ by something that must not be a value: each is kept for itself. */
export function preparedQueries<Key extends string, Given extends Record<string, unknown>, Rows>(
  build: (db: Queryable, key: Key) => Preparable<Rows>,
): (db: Queryable, key: Key, given: Given) => Promise<Rows> {
  const queries = new LRUCache<Key, ReturnType<typeof preparedQuery<Given, Rows>>>({ max: MAX_OF_A_KIND });
  return (db, key, given) => {
    const query = queries.get(key) ?? preparedQuery<Given, Rows>((asked) => build(asked, key));
    queries.set(key, query);
    return query(db, given);
  };
}

type Field = Column | SQL | SQL.Aliased;
type Select = { getSQL(): SQL; _: { readonly selectedFields: Record<string, unknown>; readonly result: unknown[] } };
type RowsOf<Parts extends Record<string, Select>> = { [Name in keyof Parts]: SQL<Parts[Name]["_"]["result"]> };

/**
 * Several reads as one query, whose only row has the rows of each: one round trip to the database, and one snapshot for
 * all of them. The rows come as JSON: of a long list let one row hold an array (`selectSeries`).
 * @param parts of columns that are not grouped into objects.
 */
export function selectAll<Parts extends Record<string, Select>>(db: Queryable, parts: Parts) {
  const columns = Object.entries(parts).map(([name, part]) => [name, listOf(part)]);
  return db.select(Object.fromEntries(columns) as RowsOf<Parts>).from(sql`(select 1) as one`);
}

const decoderOf = (field: Field) =>
  is(field, Column)
    ? field
    : is(field, SQL)
      ? (field as SQL & { decoder: Column }).decoder
      : (field.sql as SQL & { decoder: Column }).decoder;

/** The rows of a read as one value. */
function listOf(part: Select): SQL {
  const fields = Object.entries(part._.selectedFields).map(([name, field]) => ({
    name,
    decoder: decoderOf(field as Field),
  }));
  // Renamed: the columns of two tables may have the same name.
  const names = sql.join(
    fields.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const decode = (row: Record<string, unknown>) =>
    Object.fromEntries(
      fields.map(({ name, decoder }) => [
        name,
        row[name] === null ? null : (decoder.mapFromDriverValue(row[name]) as unknown),
      ]),
    );
  return sql`(select coalesce(json_agg(t), '[]') from ${part} t(${names}))`.mapWith((rows: Record<string, unknown>[]) =>
    rows.map(decode),
  );
}
