import pg from "pg";

/** The service's SQL statements during `run`, without the polling of jobs and the reading of signing keys. */
export async function statementsDuring(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function notedQuery(this: pg.Client, ...values: unknown[]) {
    const text = textOf(values[0]);
    if (!/pgboss|"enqueued"|"pool_key"/.test(text)) statements.push(text);
    return Reflect.apply(query, this, values);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

function textOf(first: unknown): string {
  return typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
}
