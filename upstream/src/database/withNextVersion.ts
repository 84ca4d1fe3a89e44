import { type RawBuilder, sql } from "kysely";

/**
 * What an UPDATE of a row with a version sets: the values, and a version that goes up by one unless the row has all of them already
 * (decision 29). Figures that the service counts, as of certificates or rooms, are set without it.
 */
export function withNextVersion<Values extends object>(values: Values): Values & { version: RawBuilder<number> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const changes = given.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`);
  const isChanged = changes.length > 0 ? sql.join(changes, sql` or `) : sql`false`;
  return { ...values, version: sql<number>`version + (${isChanged})::int` };
}
