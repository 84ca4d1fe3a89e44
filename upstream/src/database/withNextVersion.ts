import { type RawBuilder, sql } from "kysely";

/** The version rises unless all values are unchanged (decision 29). The service's own counters do not raise it. */
export function withNextVersion<Values extends object>(values: Values): Values & { version: RawBuilder<number> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const changes = given.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`);
  const isChanged = changes.length > 0 ? sql.join(changes, sql` or `) : sql`false`;
  return { ...values, version: sql<number>`version + (${isChanged})::int` };
}
