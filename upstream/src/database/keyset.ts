import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { type Detail, validationFailed } from "../errors.ts";

/** Nulls come last, whatever the direction. */
export type OrderColumn = {
  expression: RawBuilder<unknown>;
  type: "text" | "integer";
  isDescending?: boolean;
  isNullable?: boolean;
};

type Value = string | number | null;

/**
 * Pages that begin after a row (keyset pagination): a cursor holds the row's values in the list's order, so that rows which come and go move no
 * others. The last column is unique. `list` names the list, its order, filter and company: a cursor is good for no other.
 */
export function createKeyset(columns: OrderColumn[], list: unknown) {
  const mark = createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 16);
  return {
    order: sql.join(columns.map(orderBy)),
    /** The row's values as JSON, for `toCursor`. */
    values: sql<Value[]>`jsonb_build_array(${sql.join(columns.map(({ expression }) => expression))})`,
    toCursor: (values: Value[]) => Buffer.from(JSON.stringify([mark, ...values])).toString("base64url"),
    /** @throws VALIDATION_FAILED for a text that is no cursor of this list */
    after: (cursor: string) => isAfter(columns, parseCursor(cursor, columns, mark)),
  };
}

function orderBy({ expression, isDescending, isNullable }: OrderColumn): RawBuilder<unknown> {
  return sql`${expression} ${sql.raw(isDescending ? "desc" : "asc")} ${sql.raw(isNullable ? "nulls last" : "")}`;
}

function isAfter([column, ...columns]: OrderColumn[], [value, ...values]: Value[]): RawBuilder<boolean> {
  if (!column || value === undefined) return sql<boolean>`false`;
  const { expression, isDescending, isNullable } = column;
  const following = isAfter(columns, values);
  if (value === null) return sql<boolean>`(${expression} is null and ${following})`;
  const comparison = sql.raw(isDescending ? "<" : ">");
  const isLater = sql<boolean>`(${expression} ${comparison} ${value} or (${expression} = ${value} and ${following}))`;
  // The first comparison adds nothing but the range by which an index begins at the row.
  if (!isNullable) return sql<boolean>`(${expression} ${comparison}= ${value} and ${isLater})`;
  return sql<boolean>`(${isLater} or ${expression} is null)`;
}

function parseCursor(cursor: string, columns: OrderColumn[], mark: string): Value[] {
  const read = readJson(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(read)) throw refusal("FIELD_FORMAT", "This is no cursor of a list.");
  const [markOfCursor, ...values] = read;
  if (markOfCursor !== mark)
    throw refusal("FIELD_VALUE", "This is a cursor of another list, order, filter or company. Begin without one.");
  if (values.length !== columns.length || !columns.every((column, index) => isValue(values[index], column)))
    throw refusal("FIELD_FORMAT", "This is no cursor of a list.");
  return values;
}

function isValue(value: unknown, { type, isNullable = false }: OrderColumn): boolean {
  if (value === null) return isNullable;
  // PostgreSQL's largest integer, and the character that its texts cannot have.
  return type === "integer"
    ? Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647
    : typeof value === "string" && !value.includes("\0");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(code: string, message: string) {
  return validationFailed([{ field: "after", code, message } satisfies Detail]);
}
