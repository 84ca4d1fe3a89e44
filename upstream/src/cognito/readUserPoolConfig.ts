import { readSecret } from "../readSecret.ts";

export type UserPoolConfig = {
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  refreshRotation: boolean;
  refreshGraceSeconds: number;
  codeSeconds: number;
  /** `prepare` makes verifiers but lets nobody sign in by SRP. */
  srp: Srp;
  /** The key that encrypts verifiers. Null if the embedded database's own key file is used. */
  key: string | null;
};

const srpModes = ["false", "prepare", "true"] as const;
type Srp = (typeof srpModes)[number];

const day = 86_400;

export function readUserPoolConfig(env: Record<string, string | undefined>, faults: string[]): UserPoolConfig {
  const seconds = (name: string, fallback: number, min: number, max: number) => {
    const value = env[name]?.trim() || String(fallback);
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= min && number <= max) return number;
    faults.push(`${name} is ${JSON.stringify(value)} but must be a whole number from ${min} to ${max}`);
    return fallback;
  };
  const rotation = env.REFRESH_ROTATION?.trim() || "true";
  if (rotation !== "true" && rotation !== "false") {
    faults.push(`REFRESH_ROTATION is ${JSON.stringify(rotation)} but must be true or false`);
  }
  const srp = srpModes.find((mode) => mode === (env.POOL_SRP?.trim() || "false"));
  if (!srp) faults.push(`POOL_SRP is ${JSON.stringify(env.POOL_SRP)} but must be false, prepare or true`);
  const key = readSecret(env, "POOL_KEY", faults) ?? null;
  if (key !== null && key.length < 32) faults.push("POOL_KEY must have 32 characters or more");
  const isServer = Boolean(env.DATABASE_URL?.trim() || env.DATABASE_URL_FILE?.trim());
  if (srp !== "false" && isServer && key === null) faults.push("POOL_SRP needs POOL_KEY_FILE with a database server");
  return {
    accessTokenSeconds: seconds("ACCESS_TOKEN_SECONDS", 3_600, 1, day),
    idTokenSeconds: seconds("ID_TOKEN_SECONDS", 3_600, 1, day),
    refreshTokenSeconds: seconds("REFRESH_TOKEN_SECONDS", 30 * day, 1, 3_650 * day),
    refreshRotation: rotation === "true",
    refreshGraceSeconds: seconds("REFRESH_GRACE_SECONDS", 60, 0, 60),
    codeSeconds: seconds("CODE_SECONDS", 3_600, 1, day),
    srp: srp ?? "false",
    key,
  };
}
