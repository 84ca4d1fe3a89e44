import type {
  CognitoIdentityProvider,
  InitiateAuthCommandInput,
  InitiateAuthCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { FastifyBaseLogger } from "fastify";
import { Piscina } from "piscina";
import type { Config } from "../config.ts";
import { isRejection } from "./errors.ts";
import type { SrpSession } from "./srpThread.ts";

type Pool = Pick<CognitoIdentityProvider, "initiateAuth" | "respondToAuthChallenge">;
type Client = Pick<Config, "userPoolId" | "userPoolClientId">;
type ContextData = Pick<InitiateAuthCommandInput, "UserContextData">;

const AuthFlow = "USER_SRP_AUTH";

/** Sign-ins by a proof of the password. A thread computes the proof, because that takes a tenth of a second. */
export function createSrp(pool: Pool, client: Client, log: Pick<FastifyBaseLogger, "info">) {
  const { userPoolId: poolId, userPoolClientId: ClientId } = client;
  const filename = new URL("./srpThread.ts", import.meta.url).href;
  const thread = new Piscina({
    filename,
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 64,
    idleTimeout: 30_000,
  });
  let allowed: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    const AuthParameters = { USERNAME: "probe@gateway.invalid", SRP_A: "1f".repeat(380) };
    try {
      await pool.initiateAuth({ AuthFlow, ClientId, AuthParameters });
    } catch (error) {
      if (!isRejection(error)) throw error;
      if (error instanceof Error && error.name === "InvalidParameterException") {
        log.info("the user pool's app client does not allow USER_SRP_AUTH: people sign in by USER_PASSWORD_AUTH");
        return false;
      }
    }
    log.info("people sign in by USER_SRP_AUTH");
    return true;
  }

  const forget = () => {
    allowed = undefined;
  };

  return {
    /** Asks the pool once, and again after a call of `forget` or a failure. */
    isAllowed(): Promise<boolean> {
      allowed ??= probe().catch((error: unknown) => {
        forget();
        throw error;
      });
      return allowed;
    },
    forget,
    async signIn(username: string, password: string, context: ContextData): Promise<InitiateAuthCommandOutput> {
      const session: SrpSession = await thread.run({ username, password, poolId }, { name: "begin" });
      const AuthParameters = { USERNAME: username, SRP_A: session.largeA };
      const started = await pool.initiateAuth({ AuthFlow, ClientId, AuthParameters, ...context });
      const { ChallengeName, ChallengeParameters, Session } = started;
      if (ChallengeName !== "PASSWORD_VERIFIER") return started;
      const proof = await thread.run({ session, challenge: { ChallengeName, ChallengeParameters } }, { name: "sign" });
      const ChallengeResponses = { USERNAME: ChallengeParameters?.USER_ID_FOR_SRP ?? username, ...proof };
      return pool.respondToAuthChallenge({ ClientId, ChallengeName, Session, ChallengeResponses, ...context });
    },
    close: () => thread.destroy(),
  };
}
