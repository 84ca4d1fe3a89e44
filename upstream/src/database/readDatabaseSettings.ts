export type DatabaseSettings = {
  poolSize: number;
  /** The milliseconds that a request's statement may take, not counting its wait for a lock. */
  statementTimeoutMs: number;
};

export const databaseDefaults: DatabaseSettings = { poolSize: 20, statementTimeoutMs: 8_000 };

type Environment = Record<string, string | undefined>;

export function readDatabaseSettings(env: Environment, faults: string[]): DatabaseSettings {
  const number = (name: string, fallback: number, min: number, max: number) => {
    const value = env[name]?.trim() || String(fallback);
    if (/^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    faults.push(`${name} is ${JSON.stringify(value)} but must be a number from ${min} to ${max}`);
    return fallback;
  };
  return {
    poolSize: number("DATABASE_POOL_SIZE", databaseDefaults.poolSize, 2, 999),
    statementTimeoutMs: number("STATEMENT_TIMEOUT_MS", databaseDefaults.statementTimeoutMs, 100, 60_000),
  };
}
