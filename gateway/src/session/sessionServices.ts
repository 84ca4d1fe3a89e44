import type { EndedSessions, IsRevoked } from "./endedSessions.ts";
import type { ReadProgram } from "./programToken.ts";
import type { RefreshTokens } from "./refreshTokens.ts";
import type { Clock } from "./userPool.ts";
import type { VerifyToken } from "./verifyToken.ts";

export type SessionServices = {
  clock: Clock;
  endedSessions: EndedSessions;
  verifyToken: VerifyToken;
  loadPoolKeys(): Promise<void>;
  isRevoked: IsRevoked;
  readProgram: ReadProgram;
  refreshTokens: RefreshTokens;
};
