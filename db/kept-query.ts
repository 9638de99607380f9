import { Column, is, SQL, sql, type Placeholder } from "drizzle-orm";
import type { Queryable } from "./client";

/** A value of a query, or where it will stand (`sql.placeholder`). */
export type Value<Type> = Type | Placeholder;

type Preparable<Rows> = { prepare(name: string): { execute(given?: Record<string, unknown>): Promise<Rows> } };

/**
 * A query whose text is made once for each database instead of each time it is asked, which takes drizzle longer than the
 * driver takes to send it and to read the answer. Within a transaction it is made anew.
 * @param build with a placeholder for each value. One that is no number or text goes through `sql.param` with its column:
 *   by itself a placeholder knows nothing of how the database wants it.
 */
export function keptQuery<Given extends Record<string, unknown>, Rows>(build: (db: Queryable) => Preparable<Rows>): (db: Queryable, given: Given) => Promise<Rows> {
  const made = new WeakMap<Queryable, ReturnType<Preparable<Rows>["prepare"]>>();
  return (db, given) => {
    const query = made.get(db) ?? build(db).prepare("");
    made.set(db, query);
    return query.execute(given);
  };
}

type Field = Column | SQL | SQL.Aliased;
type Select = { getSQL(): SQL; _: { readonly selectedFields: Record<string, unknown>; readonly result: unknown[] } };
type RowsOf<Parts extends Record<string, Select>> = { [Name in keyof Parts]: SQL<Parts[Name]["_"]["result"]> };

/**
 * Several reads as one query, whose only row has the rows of each: one journey to the database, and one moment that all of
 * them are of. For few rows: they come as JSON.
 * @param parts of plain columns, no column twice in one.
 */
export function together<Parts extends Record<string, Select>>(db: Queryable, parts: Parts) {
  const columns = Object.entries(parts).map(([name, part]) => [name, rowsOf(part)]);
  return db.select(Object.fromEntries(columns) as RowsOf<Parts>).from(sql`(select 1) as one`);
}

const decoderOf = (field: Field) => (is(field, Column) ? field : is(field, SQL) ? (field as SQL & { decoder: Column }).decoder : (field.sql as SQL & { decoder: Column }).decoder);

function rowsOf(part: Select): SQL {
  const fields = Object.entries(part._.selectedFields).map(([name, field]) => ({ name, decoder: decoderOf(field as Field) }));
  const decode = (row: Record<string, unknown>) => {
    // In the order in which they were asked for, which JSON keeps; what they are called there is the database's choice.
    const values = Object.values(row);
    if (values.length !== fields.length) throw new Error(`${values.length} columns came back of ${fields.length}: two have the same name`);
    return Object.fromEntries(fields.map(({ name, decoder }, index) => [name, values[index] === null ? null : (decoder.mapFromDriverValue(values[index]) as unknown)]));
  };
  return sql`(select coalesce(json_agg(t), '[]') from ${part} t)`.mapWith((rows: Record<string, unknown>[]) => rows.map(decode));
}
