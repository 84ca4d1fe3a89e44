import { createHash } from "node:crypto";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type Detail, validationFailed } from "../errors.ts";

/** Nulls come last in both directions. A list that is read with `before` has no nulls. */
export type OrderColumn = {
  expression: RawBuilder<unknown>;
  type: "text" | "integer" | "instant";
  isDescending?: boolean;
  isNullable?: boolean;
};

export type Paging = {
  skip?: number;
  take?: number;
  after?: string;
  before?: string;
};

type Value = string | number | null;
type CursorArgument = "after" | "before";

/** A cursor holds a row's sort values and a mark of order, filter and company (`list`). The last column must be unique. */
export function createKeyset(columns: OrderColumn[], list: unknown) {
  const mark = createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 16);
  const reversed = columns.map((column) => ({ ...column, isDescending: !column.isDescending }));
  const toCursor = (values: Value[]) => Buffer.from(JSON.stringify([mark, ...values])).toString("base64url");
  const values = sql<Value[]>`jsonb_build_array(${sql.join(columns.map(toJson))})`;

  /** @throws VALIDATION_FAILED if the text is not a cursor of this list */
  function pageOf({ skip = 0, take = 10, after, before }: Paging) {
    const isByKey = after !== undefined || before !== undefined;
    const isFromEnd = before !== undefined && after === undefined;
    const behind = after ? isAfter(columns, parseCursor(after, columns, mark, "after")) : sql<boolean>`true`;
    const ahead = before ? isAfter(reversed, parseCursor(before, columns, mark, "before")) : sql<boolean>`true`;
    const order = sql.join((isFromEnd ? reversed : columns).map(orderBy));
    const [offset, limit] = isByKey ? [0, take + 1] : [skip, take];
    const isWithin = sql<boolean>`(${behind} and ${ahead})`;
    return {
      isWithin,
      order,
      offset,
      limit,
      /** For a page by cursor, `select` reads one row more, which tells `toPage` whether the list goes on. */
      select: <DB, TB extends keyof DB, O>(found: SelectQueryBuilder<DB, TB, O>) =>
        found.select(values.as("values")).where(isWithin).orderBy(order).offset(offset).limit(limit),
      toPage<R extends { values: Value[] }>(read: R[]) {
        const cut = isByKey ? read.slice(0, take) : read;
        const rows = isFromEnd ? cut.toReversed() : cut;
        const cursors = rows.map((row) => toCursor(row.values));
        return { rows, meta: isByKey ? { cursors, hasMore: read.length > take } : {} };
      },
    };
  }
  return { order: sql.join(columns.map(orderBy)), values, pageOf };
}

export function filterOf({ skip, take, after, before, language, today, ...filter }: Paging & Record<string, unknown>) {
  return Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function toJson({ expression, type }: OrderColumn): RawBuilder<unknown> {
  return type === "instant" ? sql`(extract(epoch from ${expression}) * 1000000)::bigint` : expression;
}

function toSql(value: Value, { type }: OrderColumn): RawBuilder<unknown> {
  return type === "instant"
    ? sql`(timestamptz 'epoch' + ${value}::double precision * interval '1 microsecond')`
    : sql`${value}`;
}

function orderBy({ expression, isDescending, isNullable }: OrderColumn): RawBuilder<unknown> {
  return sql`${expression} ${sql.raw(isDescending ? "desc" : "asc")} ${sql.raw(isNullable ? "nulls last" : "")}`;
}

function isAfter([column, ...columns]: OrderColumn[], [value, ...values]: Value[]): RawBuilder<boolean> {
  if (!column || value === undefined) return sql<boolean>`false`;
  const { expression, isDescending, isNullable } = column;
  const given = toSql(value, column);
  const following = isAfter(columns, values);
  if (value === null) return sql<boolean>`(${expression} is null and ${following})`;
  const comparison = sql.raw(isDescending ? "<" : ">");
  const isLater = sql<boolean>`(${expression} ${comparison} ${given} or (${expression} = ${given} and ${following}))`;
  // The first comparison is redundant, but gives the index its starting point.
  if (!isNullable) return sql<boolean>`(${expression} ${comparison}= ${given} and ${isLater})`;
  return sql<boolean>`(${isLater} or ${expression} is null)`;
}

function parseCursor(cursor: string, columns: OrderColumn[], mark: string, field: CursorArgument): Value[] {
  const read = readJson(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(read)) throw refusal(field, "FIELD_FORMAT", "This is no cursor of a list.");
  const [markOfCursor, ...values] = read;
  if (markOfCursor !== mark)
    throw refusal(
      field,
      "FIELD_VALUE",
      "This is a cursor of another list, order, filter or company. Begin without one.",
    );
  if (values.length !== columns.length || !columns.every((column, index) => isValue(values[index], column)))
    throw refusal(field, "FIELD_FORMAT", "This is no cursor of a list.");
  return values;
}

function isValue(value: unknown, { type, isNullable = false }: OrderColumn): boolean {
  if (value === null) return isNullable;
  if (type === "instant") return Number.isSafeInteger(value);
  // PostgreSQL's integers have this maximum, and its texts cannot contain NUL.
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

function refusal(field: CursorArgument, code: string, message: string) {
  return validationFailed([{ field, code, message } satisfies Detail]);
}
