import { PostgresAdapter, PostgresDialect, type PostgresPool } from "kysely";

/** PostgreSQL without locks of a session: behind pgbouncer a session's next statement may be another session's. */
export const createDialect = (pool: PostgresPool): PostgresDialect => new TransactionDialect({ pool });

class TransactionDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionAdapter();
  }
}

/** `migrate` holds a lock of its own. */
class TransactionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
