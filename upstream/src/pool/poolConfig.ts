/** How the embedded user pool behaves. The hosted one is set up at its provider. */
export interface PoolConfig {
  /** ACCESS_TOKEN_SECONDS and ID_TOKEN_SECONDS, 1 to 86,400; an hour each when absent. */
  accessTokenSeconds: number;
  idTokenSeconds: number;
  /** REFRESH_TOKEN_SECONDS, up to ten years; 30 days when absent. The end of a session, which rotation does not move. */
  refreshTokenSeconds: number;
  /** REFRESH_ROTATION: whether each refresh replaces the refresh token, by GetTokensFromRefreshToken only. On when absent. */
  refreshRotation: boolean;
  /** REFRESH_GRACE_SECONDS, 0 to 60: how long a replaced refresh token is still taken; 60 when absent. */
  refreshGraceSeconds: number;
  /** CODE_SECONDS, 1 to 86,400: how long a mailed code is good; an hour when absent. */
  codeSeconds: number;
}

const day = 86_400;

/** Reads the pool's variables; what is wrong is added to `faults`. */
export function readPoolConfig(env: Record<string, string | undefined>, faults: string[]): PoolConfig {
  const seconds = (name: string, fallback: number, least: number, most: number) => {
    const value = env[name]?.trim() || String(fallback);
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= least && number <= most) return number;
    faults.push(`${name} is ${JSON.stringify(value)} but must be a whole number from ${least} to ${most}`);
    return fallback;
  };
  const rotation = env.REFRESH_ROTATION?.trim() || "true";
  if (rotation !== "true" && rotation !== "false") {
    faults.push(`REFRESH_ROTATION is ${JSON.stringify(rotation)} but must be true or false`);
  }
  return {
    accessTokenSeconds: seconds("ACCESS_TOKEN_SECONDS", 3_600, 1, day),
    idTokenSeconds: seconds("ID_TOKEN_SECONDS", 3_600, 1, day),
    refreshTokenSeconds: seconds("REFRESH_TOKEN_SECONDS", 30 * day, 1, 3_650 * day),
    refreshRotation: rotation === "true",
    refreshGraceSeconds: seconds("REFRESH_GRACE_SECONDS", 60, 0, 60),
    codeSeconds: seconds("CODE_SECONDS", 3_600, 1, day),
  };
}
