import {
  type CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { decomposeUnverifiedJwt } from "aws-jwt-verify/jwt";
import { demoPassword } from "../../../upstream/src/demo/demoAccounts.ts";
import { createHostedClient } from "../../../upstream/test/hostedClient.ts";
import { type Answer, createCaller } from "../../test/createCaller.ts";
import { sentDocuments } from "../../test/sentDocuments.ts";
import { clientId, inMinutes } from "../../test/standInPool.ts";
import { type PoolProxy, startPoolProxy } from "../../test/startPoolProxy.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { testConfig } from "../../test/testConfig.ts";
import { type Gateway, startGateway } from "../http/startGateway.ts";
import { formatExpiry } from "./cookies.ts";

// REFRESH_RACE_ROUNDS=1000 REFRESH_RACE_REQUESTS=160 runs the full load: all that one user may send to 2 gateways.
const rounds = Number(process.env.REFRESH_RACE_ROUNDS ?? 20);
const requests = Number(process.env.REFRESH_RACE_REQUESTS ?? 60);
const tabs = 3;

let stack: Stack;
let pool: PoolProxy;
let gateways: Gateway[];
let hosted: CognitoIdentityProviderClient;
beforeAll(async () => {
  stack = await startStack();
  pool = await startPoolProxy(stack.upstream.url);
  hosted = createHostedClient(stack.upstream.url);
  const config = () => testConfig({ UPSTREAM_URL: stack.upstream.url, USER_POOL_ENDPOINT: pool.url });
  const hooks = { documents: sentDocuments };
  gateways = await Promise.all([startGateway(config(), hooks), startGateway(config(), hooks)]);
});
afterAll(async () => {
  hosted.destroy();
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await pool.close();
  await stack.close();
});
beforeEach(() => void pool.takeCalls());

type Cookies = Map<string, string>;

async function race(cookies: Cookies): Promise<Answer<unknown>[]> {
  const send = (index: number) =>
    createCaller(gateways[index % gateways.length]?.url ?? "", cookies).send("{ __typename }");
  return Promise.all(Array.from({ length: requests }, (_, index) => send(index)));
}

/** Merges a tab's cookies into the shared ones, as a browser does. */
function keep(cookies: Cookies, { setCookies }: Answer<unknown>) {
  for (const [name, line] of Object.entries(setCookies))
    cookies.set(name, line.slice(name.length + 1).split(";")[0] ?? "");
}

/** The pool makes the session, because the gateway counts sign-ins. */
async function newSession(email: string): Promise<Cookies> {
  const AuthParameters = { USERNAME: email, PASSWORD: demoPassword };
  const command = new InitiateAuthCommand({ AuthFlow: "USER_PASSWORD_AUTH", ClientId: clientId, AuthParameters });
  const { AuthenticationResult: tokens } = await hosted.send(command);
  const { sub } = decomposeUnverifiedJwt(tokens?.AccessToken ?? "").payload;
  return new Map([
    ["accessToken", tokens?.AccessToken ?? ""],
    ["refreshToken", tokens?.RefreshToken ?? ""],
    ["userId", String(sub)],
  ]);
}

const aboutToExpire = () => encodeURIComponent(formatExpiry(inMinutes(4) * 1000));

describe.each([
  ["stays as it is", false, "anders@nordgolv.example"],
  ["rotates", true, "petter@nordgolv.example"],
])("where the refresh token %s", (_, isRotating, email) => {
  beforeAll(() => {
    stack.upstream.services.userPool.settings.refreshRotation = isRotating;
  });

  test("each gateway refreshes once at an expiry, and nobody is signed out", async () => {
    let cookies = await newSession(email);
    for (let round = 0; round < rounds; round += 1) {
      // Gateways share an answer per refresh token. Without rotation the token stays, so each round has a new session.
      if (!isRotating) cookies = await newSession(email);
      cookies.set("expiresAt", aboutToExpire());
      const before = cookies.get("refreshToken");
      const answers = await race(cookies);
      expect(pool.takeCalls()).toEqual(gateways.map(() => "GetTokensFromRefreshToken 200"));
      expect(
        answers.filter(({ status, errors, setCookies }) => status !== 200 || errors || !setCookies.accessToken),
      ).toEqual([]);
      const last = answers[(round * tabs) % answers.length];
      if (last) keep(cookies, last);
      expect(cookies.get("refreshToken") !== before).toBe(isRotating);
    }
  });
});

test("signing out after a rotation ends the session at the pool, for the replaced refresh token too", async () => {
  const cookies = await newSession("linnea@nordgolv.example");
  const tokens = [cookies.get("refreshToken")];
  cookies.set("expiresAt", aboutToExpire());
  const [answer] = await race(cookies);
  if (answer) keep(cookies, answer);
  tokens.push(cookies.get("refreshToken"));
  const caller = createCaller(gateways[0]?.url ?? "", cookies);
  await caller.send("mutation { signOut { userErrors { code } } }");
  expect([...caller.cookies.keys()]).toEqual([]);
  for (const RefreshToken of tokens) {
    const again = hosted.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));
    await expect(again).rejects.toThrow("Refresh Token has been revoked or is invalid");
  }
});
