import {
  type AuthenticationResultType,
  type ChallengeNameType,
  CognitoIdentityProvider,
  type InitiateAuthCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { decomposeUnverifiedJwt } from "aws-jwt-verify/jwt";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { clientError } from "../rest/errors.ts";
import { boundedHandler } from "./boundedRequest.ts";
import { incompleteTokenErrors, isClientFault, isRejection, retryUnreachable } from "./errors.ts";
import type { PoolChallenge } from "./signInInput.ts";
import { createSrp } from "./srp.ts";

/** `expiresAt` is in milliseconds. */
export type Tokens = { accessToken: string; refreshToken: string; expiresAt: number };
export type SignInOrigin = { address: string; device?: string };
export type SignInAnswer = { tokens: Tokens } | { challenge: PoolChallenge };
export type UserPool = ReturnType<typeof createUserPool>;

export function createUserPool(config: Config, clock: Clock, log: Pick<FastifyBaseLogger, "info" | "warn">) {
  const pool = new CognitoIdentityProvider({
    region: config.region,
    ...(config.userPoolEndpoint && { endpoint: config.userPoolEndpoint }),
    maxAttempts: 1,
    requestHandler: boundedHandler,
  });
  const ClientId = config.userPoolClientId;
  const secret = config.userPoolEndpoint ? config.gatewaySecret : null;
  if (secret !== null) showSecret(pool, secret);
  const srp = createSrp(pool, config, log);
  // A hosted pool takes addresses only from clients with a secret, and counts attempts itself.
  const contextData = ({ address, device }: SignInOrigin) =>
    secret === null ? {} : { UserContextData: { IpAddress: address, EncodedData: device } };

  const signInByPassword = (USERNAME: string, PASSWORD: string, context: ReturnType<typeof contextData>) => {
    const AuthParameters = { USERNAME, PASSWORD };
    return pool.initiateAuth({ AuthFlow: "USER_PASSWORD_AUTH", ClientId, AuthParameters, ...context });
  };

  return {
    /** Asks the pool whether it allows SRP. A pool that does not answer is asked again at the next sign-in. */
    async learnFlow(): Promise<void> {
      await srp.isAllowed().catch(() => log.warn("the user pool did not say whether it allows USER_SRP_AUTH"));
    },
    close: srp.close,
    async signIn(email: string, password: string, origin: SignInOrigin): Promise<SignInAnswer> {
      const send = (await srp.isAllowed()) ? srp.signIn : signInByPassword;
      const answer = await send(email, password, contextData(origin)).catch((error: unknown) => {
        // The app client's flows may have changed, so the next sign-in asks the pool again.
        if (isClientFault(error)) srp.forget();
        throw error;
      });
      return signInAnswer(answer, email, clock);
    },
    /** `responses` have the pool's names. Nothing ties a challenge to an account, so the origin has no device. */
    async answer(
      { name, username, session }: PoolChallenge,
      responses: Record<string, string>,
      origin: Pick<SignInOrigin, "address">,
    ): Promise<SignInAnswer> {
      const ChallengeName = name as ChallengeNameType;
      const ChallengeResponses = { USERNAME: username, ...responses };
      const asked = { ClientId, ChallengeName, Session: session, ChallengeResponses, ...contextData(origin) };
      return signInAnswer(await pool.respondToAuthChallenge(asked), username, clock);
    },
    async forgotPassword(email: string, origin: SignInOrigin): Promise<void> {
      await pool.forgotPassword({ ClientId, Username: email, ...contextData(origin) });
    },
    async confirmForgotPassword(email: string, code: string, password: string, origin: SignInOrigin): Promise<void> {
      const answer = { Username: email, ConfirmationCode: code, Password: password };
      await pool.confirmForgotPassword({ ClientId, ...answer, ...contextData(origin) });
    },
    async refresh(refreshToken: string): Promise<Tokens> {
      // REFRESH_TOKEN_AUTH fails for app clients that rotate tokens; this command works for all.
      const asked = { ClientId, RefreshToken: refreshToken };
      const answer = await retryUnreachable((abortSignal) => pool.getTokensFromRefreshToken(asked, { abortSignal }));
      return tokensOf(answer, clock, refreshToken);
    },
    async revoke(refreshToken: string): Promise<void> {
      await retryUnreachable((abortSignal) => pool.revokeToken({ ClientId, Token: refreshToken }, { abortSignal }));
    },
    async changePassword(AccessToken: string, PreviousPassword: string, ProposedPassword: string): Promise<void> {
      await pool.changePassword({ AccessToken, PreviousPassword, ProposedPassword });
    },
    async hasAuthenticator(AccessToken: string): Promise<boolean> {
      const { UserMFASettingList = [] } = await pool.getUser({ AccessToken });
      return UserMFASettingList.includes("SOFTWARE_TOKEN_MFA");
    },
    async isRevoked(AccessToken: string): Promise<boolean> {
      try {
        await pool.getUser({ AccessToken });
        return false;
      } catch (error) {
        if (isRejection(error)) return true;
        throw error;
      }
    },
    /** Returns a Base32 secret, which becomes valid once the person has entered a code made with it. */
    async newAuthenticatorSecret(AccessToken: string): Promise<string> {
      const { SecretCode } = await pool.associateSoftwareToken({ AccessToken });
      if (!SecretCode) throw new Error("The user pool gave no secret");
      return SecretCode;
    },
    async showAuthenticatorCode(AccessToken: string, UserCode: string): Promise<void> {
      const { Status } = await pool.verifySoftwareToken({ AccessToken, UserCode });
      if (Status !== "SUCCESS") throw new Error("The user pool did not take the code");
    },
    async setAuthenticator(AccessToken: string, isOn: boolean): Promise<void> {
      const asked = { AccessToken, SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn } };
      // Retries only this call: `showAuthenticatorCode` sends a code, which is valid once.
      await retryUnreachable((abortSignal) => pool.setUserMFAPreference(asked, { abortSignal }));
    },
  };
}

/** The embedded pool trusts what a gateway with this secret says about callers. A hosted pool never gets it. */
function showSecret(pool: CognitoIdentityProvider, secret: string): void {
  pool.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers["x-gateway-secret"] = secret;
      return next(args);
    },
    { step: "build", name: "gatewaySecret" },
  );
}

function signInAnswer(answer: InitiateAuthCommandOutput, username: string, clock: Clock): SignInAnswer {
  const { ChallengeName: name, Session: session = "", ChallengeParameters } = answer;
  if (!name) return { tokens: tokensOf(answer, clock) };
  return { challenge: { name, username: ChallengeParameters?.USER_ID_FOR_SRP ?? username, session } };
}

type Answered = { AuthenticationResult?: AuthenticationResultType };

function tokensOf({ AuthenticationResult = {} }: Answered, clock: Clock, kept?: string): Tokens {
  const { AccessToken, IdToken, RefreshToken = kept } = AuthenticationResult;
  if (!AccessToken || !RefreshToken) throw clientError("UNAUTHENTICATED", incompleteTokenErrors.noTokens);
  if (!IdToken) throw clientError("UNAUTHENTICATED", incompleteTokenErrors.noIdToken);
  const { payload } = decomposeUnverifiedJwt(AccessToken);
  if (payload.iat) clock.learn(payload.iat * 1000);
  const expiresAt = Math.min(expiryOf(AccessToken), expiryOf(IdToken));
  return { accessToken: AccessToken, refreshToken: RefreshToken, expiresAt };
}

function expiryOf(token: string): number {
  const { payload } = decomposeUnverifiedJwt(token);
  if (!payload.exp) throw clientError("UNAUTHENTICATED", incompleteTokenErrors.noTokens);
  return payload.exp * 1000;
}

/** The user pool's time in milliseconds. Sessions stay valid even if this machine's clock is wrong. */
export type Clock = { now(): number; learn(poolTime: number): void };

// The pool's answers give whole seconds and arrive late, so a smaller difference does not mean that the clocks differ.
const ignoredMs = 5_000;

export function createClock(ownTime: () => number = Date.now): Clock {
  let drift = 0;
  return {
    now: () => ownTime() + drift,
    learn(poolTime) {
      const difference = poolTime - ownTime();
      drift = Math.abs(difference) < ignoredMs ? 0 : difference;
    },
  };
}
