import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { decomposeUnverifiedJwt } from "aws-jwt-verify/jwt";
import type { Config } from "../config.ts";
import { withBackoff } from "./backoff.ts";
import type { Clock } from "./clock.ts";
import { isRejection } from "./poolErrors.ts";

/** `expiresAt` is the earlier of the access and the id token's expiry, in milliseconds. */
export type Tokens = { accessToken: string; refreshToken: string; expiresAt: number };
export type SignInAnswer = { tokens: Tokens } | { challenge: string };
export type UserPool = {
  signIn(email: string, password: string): Promise<SignInAnswer>;
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(refreshToken: string): Promise<void>;
};

/** The identity service behind its own client: the same calls reach the hosted service and the embedded one. */
export function createUserPool(config: Config, clock: Clock): UserPool {
  const client = new CognitoIdentityProviderClient({
    region: config.region,
    ...(config.userPoolEndpoint && { endpoint: config.userPoolEndpoint }),
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
  const ClientId = config.userPoolClientId;

  return {
    async signIn(email, password) {
      const AuthParameters = { USERNAME: email, PASSWORD: password };
      const answer = await client.send(
        new InitiateAuthCommand({ AuthFlow: "USER_PASSWORD_AUTH", ClientId, AuthParameters }),
      );
      if (answer.ChallengeName) return { challenge: answer.ChallengeName };
      return { tokens: tokensOf(answer, clock) };
    },
    async refresh(refreshToken) {
      const AuthParameters = { REFRESH_TOKEN: refreshToken };
      const command = new InitiateAuthCommand({ AuthFlow: "REFRESH_TOKEN_AUTH", ClientId, AuthParameters });
      const answer = await withBackoff((abortSignal) => client.send(command, { abortSignal }), mayRetry);
      return tokensOf(answer, clock, refreshToken);
    },
    async revoke(refreshToken) {
      const command = new RevokeTokenCommand({ ClientId, Token: refreshToken });
      await withBackoff((abortSignal) => client.send(command, { abortSignal }), mayRetry);
    },
  };
}

function mayRetry(error: unknown): boolean {
  return !isRejection(error);
}

function tokensOf({ AuthenticationResult }: InitiateAuthCommandOutput, clock: Clock, kept?: string): Tokens {
  const { AccessToken, IdToken, RefreshToken = kept }: AuthenticationResultType = AuthenticationResult ?? {};
  if (!AccessToken || !RefreshToken) throw new Error("Could not get cognito session");
  const { payload } = decomposeUnverifiedJwt(AccessToken);
  if (payload.iat) clock.learn(payload.iat * 1000);
  const expiries = [AccessToken, IdToken].flatMap((token) => (token ? [expiryOf(token)] : []));
  return { accessToken: AccessToken, refreshToken: RefreshToken, expiresAt: Math.min(...expiries) };
}

function expiryOf(token: string): number {
  const { payload } = decomposeUnverifiedJwt(token);
  if (!payload.exp) throw new Error("Could not get cognito session");
  return payload.exp * 1000;
}
