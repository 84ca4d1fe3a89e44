import { PostgresAdapter, PostgresDialect, type PostgresPool } from "kysely";

/**
 * A dialect without session locks, because pgbouncer may give the connection to another session after each transaction.
 */
export const createDialect = (pool: PostgresPool): PostgresDialect => new TransactionDialect({ pool });

class TransactionDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionAdapter();
  }
}

/** These locks do nothing, because `migrate` takes a lock of its own. */
class TransactionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
