import type { Auth } from "./accessTokens.ts";
import type { ClientOptions } from "./createClient.ts";

type Environment = Record<string, string | undefined>;

/**
 * Reads GATEWAY, USER_POOL_ENDPOINT and the credentials: CLIENT_ID and CLIENT_SECRET of a program; EMAIL, PASSWORD,
 * USER_POOL_ID and USER_POOL_CLIENT_ID of a person; or TOKEN. Defaults are those of `npm start`.
 */
export function optionsFromEnvironment(environment: Environment = process.env): ClientOptions {
  return { gateway: environment.GATEWAY || "http://localhost:4000", auth: readAuth(environment) };
}

function readAuth({ CLIENT_ID, CLIENT_SECRET, EMAIL, PASSWORD, TOKEN, ...more }: Environment): Auth {
  const userPool = more.USER_POOL_ENDPOINT || "http://localhost:4001";
  const clientId = more.USER_POOL_CLIENT_ID || "embedded-web";
  if (CLIENT_ID && CLIENT_SECRET) return { userPool, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  const userPoolId = more.USER_POOL_ID || "eu-north-1_embedded";
  if (EMAIL && PASSWORD) return { userPool, userPoolId, clientId, email: EMAIL, password: PASSWORD };
  if (TOKEN) return { token: TOKEN };
  throw new Error("Set CLIENT_ID and CLIENT_SECRET of a program, EMAIL and PASSWORD of a person, or TOKEN.");
}
