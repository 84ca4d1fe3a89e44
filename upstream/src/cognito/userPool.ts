import { createHmac, randomUUID } from "node:crypto";
import { type JWK, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { passwordState } from "./password.ts";
import type { UserPoolConfig } from "./readUserPoolConfig.ts";
import { loadCodeKey, openSigningKeys } from "./signingKeys.ts";
import type { Verifiers } from "./verifiers.ts";

const challengeSeconds = 300;
/** Ten digits resist guessing without a global limit on attempts, which anybody could use up to lock out others. */
const codeDigits = 10;

type TokenSubject = {
  sub: string;
  email: string;
  companyId: string;
  originJti: string;
  /** When the session began, in seconds since the epoch. Refreshes do not change this time. */
  authTime: number;
};

export type AccessToken = {
  sub: string;
  originJti: string;
  expiresAt: Date;
  /** A program's scopes as in its token; null for a user. */
  scopes: string[] | null;
};

export type Challenge = {
  sub: string;
  passwordState: string;
  device: string | null;
};

export type UserPool = {
  settings: UserPoolConfig;
  clientId: string;
  poolId: string;
  issuer: string;
  /** The keys of tokens that may still be in use, and the next key. */
  publicKeys(): Promise<JWK[]>;
  /** Null if POOL_SRP is `false`. */
  verifiers: Verifiers | null;
  issueTokens(subject: TokenSubject): Promise<{ accessToken: string; idToken: string }>;
  issueClientToken(clientId: string, scopes: string[], expiresAt: Date): Promise<string>;
  /** Undefined unless the token is a valid access token of the pool's client or a program. Ignores revocation. */
  verifyAccessToken(token: string): Promise<AccessToken | undefined>;
  /** `device` is the known device of the sign-in, or null. Challenge answers count as its attempts. */
  issueChallenge(name: string, sub: string, passwordHash: string, device: string | null): Promise<string>;
  /** A challenge becomes invalid when the password changes. */
  verifyChallenge(name: string, session: string): Promise<Challenge | undefined>;
  codeOf(nonce: string): string;
};

/** Opens the pool, whose tokens have the claims and the issuer of the hosted identity service. */
export async function openUserPool(db: Kysely<Tables>, config: Config, verifiers: Verifiers | null): Promise<UserPool> {
  const keys = await openSigningKeys(db);
  const codeKey = await loadCodeKey(db);
  const { userPoolId: poolId, userPoolClientId: clientId, userPool: settings } = config;
  const issuer = `https://cognito-idp.${poolId.slice(0, poolId.lastIndexOf("_"))}.amazonaws.com/${poolId}`;

  const sign = async (claims: JWTPayload, sub: string, seconds: number | Date) => {
    const { kid, privateKey } = (await keys()).signing;
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: "RS256", kid })
      .setIssuer(issuer)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(seconds instanceof Date ? seconds : `${seconds}s`)
      .sign(privateKey);
  };

  const verify = async (token: string): Promise<JWTPayload | undefined> => {
    const options = { algorithms: ["RS256"], issuer, requiredClaims: ["exp", "sub", "token_use"] };
    return jwtVerify(token, (await keys()).findKey, options).then(
      ({ payload }) => payload,
      () => undefined,
    );
  };

  return {
    settings,
    clientId,
    poolId,
    issuer,
    publicKeys: async () => (await keys()).published,
    verifiers,
    async issueTokens({ sub, email, companyId, originJti, authTime }) {
      const shared = { origin_jti: originJti, auth_time: authTime };
      const access = { ...shared, token_use: "access", scope: "aws.cognito.signin.user.admin", client_id: clientId };
      const id = { ...shared, token_use: "id", aud: clientId, email, email_verified: true };
      const [accessToken, idToken] = await Promise.all([
        sign({ ...access, username: sub }, sub, settings.accessTokenSeconds),
        sign({ ...id, "cognito:username": sub, "custom:companyId": companyId }, sub, settings.idTokenSeconds),
      ]);
      return { accessToken, idToken };
    },
    issueClientToken(client, scopes, expiresAt) {
      const scope = scopes.join(" ");
      const authTime = Math.floor(Date.now() / 1_000);
      const claims = { token_use: "access", scope, auth_time: authTime, version: 2, client_id: client };
      return sign(claims, client, expiresAt);
    },
    async verifyAccessToken(token) {
      const claims = await verify(token);
      if (claims?.token_use !== "access" || !claims.sub || !claims.exp) return undefined;
      const { sub, origin_jti: originJti = "", scope } = claims;
      const expiresAt = new Date(claims.exp * 1_000);
      if (claims.client_id === clientId) {
        if (typeof originJti !== "string" || originJti === "") return undefined;
        return { sub, originJti, expiresAt, scopes: null };
      }
      if (claims.client_id !== sub || typeof scope !== "string") return undefined;
      return { sub, originJti: "", expiresAt, scopes: scope.split(" ") };
    },
    issueChallenge(name, sub, passwordHash, device) {
      const claims = { token_use: "challenge", challenge: name, aud: clientId, device };
      return sign({ ...claims, password_state: passwordState(passwordHash) }, sub, challengeSeconds);
    },
    async verifyChallenge(name, session) {
      const claims = await verify(session);
      if (claims?.token_use !== "challenge" || claims.challenge !== name) return undefined;
      if (!claims.sub || typeof claims.password_state !== "string") return undefined;
      const device = typeof claims.device === "string" ? claims.device : null;
      return { sub: claims.sub, passwordState: claims.password_state, device };
    },
    codeOf(nonce) {
      const number = createHmac("sha256", codeKey).update(nonce).digest().readBigUInt64BE();
      return String(number % 10n ** BigInt(codeDigits)).padStart(codeDigits, "0");
    },
  };
}
