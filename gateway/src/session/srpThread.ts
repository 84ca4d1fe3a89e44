import { createSrpSession, signSrpSession } from "cognito-srp-helper";

export type Credentials = { username: string; password: string; poolId: string };
export type SrpSession = ReturnType<typeof createSrpSession>;
type Challenge = Parameters<typeof signSrpSession>[1];

export function begin({ username, password, poolId }: Credentials): SrpSession {
  return createSrpSession(username, password, poolId, false);
}

export function sign({ session, challenge }: { session: SrpSession; challenge: Challenge }): Record<string, string> {
  const { secret, passwordSignature, timestamp } = signSrpSession(session, challenge);
  return {
    PASSWORD_CLAIM_SECRET_BLOCK: secret,
    PASSWORD_CLAIM_SIGNATURE: passwordSignature,
    TIMESTAMP: timestamp,
  };
}
