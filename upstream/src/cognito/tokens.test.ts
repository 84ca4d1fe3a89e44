import { createServer } from "node:net";
import {
  type CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import Fastify from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { signIn } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { ClientId, createHostedClient } from "../../test/hostedClient.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import type { Tables } from "../database/tables.ts";
import { readUserPoolConfig } from "./readUserPoolConfig.ts";
import { cognitoRoutes } from "./routes.ts";

const lives = { ACCESS_TOKEN_SECONDS: "7", ID_TOKEN_SECONDS: "5", REFRESH_TOKEN_SECONDS: "60" };
const userPool = readUserPoolConfig({ ...lives, REFRESH_ROTATION: "true", REFRESH_GRACE_SECONDS: "30" }, []);
let upstream: TestUpstream;
let hosted: CognitoIdentityProviderClient;

beforeAll(async () => {
  upstream = await startTestUpstream({ userPool });
  hosted = createHostedClient(upstream.url);
});
afterAll(async () => {
  hosted.destroy();
  await upstream.close();
});

async function newSession() {
  const AuthParameters = { USERNAME: "owner@first.example", PASSWORD: ownerPassword };
  const command = new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
  const {
    AccessToken = "",
    IdToken = "",
    RefreshToken = "",
    ExpiresIn,
  } = (await hosted.send(command)).AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ExpiresIn };
}

async function rotate(RefreshToken: string) {
  const { AuthenticationResult } = await hosted.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
  return {
    AccessToken: AuthenticationResult?.AccessToken ?? "",
    RefreshToken: AuthenticationResult?.RefreshToken ?? "",
  };
}

const nameOf = (refused: Promise<unknown>) =>
  refused.then(
    () => "accepted",
    (error: Error) => error.name,
  );
const statusOf = async (token: string) => (await createClient(upstream.url, token).get("/company")).status;

test("tokens are what the hosted pool's own verifier takes, and live as long as configured", async () => {
  const { AccessToken, IdToken, ExpiresIn } = await newSession();
  const { userPoolId } = upstream.services.config;
  const jwks = await (await fetch(`${upstream.url}/${userPoolId}/.well-known/jwks.json`)).json();
  const verify = async (tokenUse: "access" | "id", token: string) => {
    const verifier = CognitoJwtVerifier.create({ userPoolId, clientId: ClientId, tokenUse });
    verifier.cacheJwks(jwks);
    return verifier.verify(token);
  };
  const access = await verify("access", AccessToken);
  const id = await verify("id", IdToken);
  expect([access.exp - access.iat, id.exp - id.iat, ExpiresIn]).toEqual([7, 5, 7]);
  await expect(verify("access", IdToken)).rejects.toThrow("Token use not allowed");
});

describe("a rotating refresh token", () => {
  test("is replaced at each use, and the old one is good for the grace time", async () => {
    const { RefreshToken } = await newSession();
    const [one, two] = await Promise.all([rotate(RefreshToken), rotate(RefreshToken)]);
    expect(new Set([RefreshToken, one.RefreshToken, two.RefreshToken]).size).toBe(3);
    expect([await statusOf(one.AccessToken), await statusOf(two.AccessToken)]).toEqual([200, 200]);
    expect((await rotate(two.RefreshToken)).RefreshToken).not.toBe("");
  });

  test("that comes back after that was copied, and ends the session", async () => {
    const { RefreshToken } = await newSession();
    const next = await rotate(RefreshToken);
    const past = new Date(Date.now() - 1_000);
    const { db } = upstream.services;
    await db.updateTable("pool_refresh_token").set({ good_until: past }).where("good_until", "is not", null).execute();
    expect(await nameOf(rotate(RefreshToken))).toBe("RefreshTokenReuseException");
    expect(await nameOf(rotate(next.RefreshToken))).toBe("NotAuthorizedException");
    expect(await statusOf(next.AccessToken)).toBe(401);
  });

  test("never moves the end of the session", async () => {
    const { RefreshToken } = await newSession();
    const { RefreshToken: next } = await rotate(RefreshToken);
    const { db } = upstream.services;
    const sessions = await db.selectFrom("pool_session").selectAll().where("revoked_at", "is", null).execute();
    const lives = sessions.map(({ created_at, expires_at }) => expires_at.getTime() - created_at.getTime());
    expect(new Set(lives)).toContain(60_000);
    await db.updateTable("pool_session").set({ expires_at: new Date() }).execute();
    expect(await nameOf(rotate(next))).toBe("NotAuthorizedException");
  });

  test("is not taken by the flow that leaves it as it is", async () => {
    const AuthParameters = { REFRESH_TOKEN: (await newSession()).RefreshToken };
    const command = new InitiateAuthCommand({ ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters });
    expect(await nameOf(hosted.send(command))).toBe("InvalidParameterException");
  });
});

test("where refresh tokens do not rotate, either call leaves the token as it is", async () => {
  upstream.services.userPool.settings.refreshRotation = false;
  const { RefreshToken } = await newSession();
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  const flow = new InitiateAuthCommand({ ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters });
  const { AuthenticationResult } = await hosted.send(flow);
  expect(AuthenticationResult).toMatchObject({ AccessToken: expect.any(String) });
  expect(AuthenticationResult).not.toHaveProperty("RefreshToken");
  const again = await rotate(RefreshToken);
  upstream.services.userPool.settings.refreshRotation = true;
  expect([await statusOf(again.AccessToken), again.RefreshToken]).toEqual([200, ""]);
});

test("revoking one session leaves the others, signing out everywhere leaves none", async () => {
  const [one, two, three] = [await newSession(), await newSession(), await newSession()];
  await hosted.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
  expect([await statusOf(one.AccessToken), await statusOf(two.AccessToken)]).toEqual([401, 200]);
  await hosted.send(new GlobalSignOutCommand({ AccessToken: two.AccessToken }));
  expect([await statusOf(two.AccessToken), await statusOf(three.AccessToken)]).toEqual([401, 401]);
});

test("what is wrong in the configuration is named, every variable", () => {
  const faults: string[] = [];
  readUserPoolConfig({ ACCESS_TOKEN_SECONDS: "0", REFRESH_GRACE_SECONDS: "61", REFRESH_ROTATION: "yes" }, faults);
  expect(faults.map((fault) => fault.split(" ")[0])).toEqual([
    "REFRESH_ROTATION",
    "ACCESS_TOKEN_SECONDS",
    "REFRESH_GRACE_SECONDS",
  ]);
});

describe("when the database fails", () => {
  test("a sign-in answers in the pool's shape that nothing can be reached", async () => {
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await unreachablePool() }) });
    const app = Fastify();
    await app.register((scope) => cognitoRoutes(scope, { ...upstream.services, db }));
    const url = await app.listen({ port: 0 });
    const { status, body } = await signIn(url, "owner@first.example", ownerPassword);
    await app.close();
    await db.destroy();
    expect([status, body.__type]).toEqual([503, "ServiceUnavailable"]);
    expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|pool_/);
  });

  test("an unexpected failure is masked", async () => {
    const { db } = upstream.services;
    await db.schema.alterTable("pool_attempt").renameTo("pool_attempt_away").execute();
    const { status, text, body } = await signIn(upstream.url, "owner@first.example", ownerPassword);
    await db.schema.alterTable("pool_attempt_away").renameTo("pool_attempt").execute();
    expect([status, body.__type]).toEqual([500, "InternalErrorException"]);
    expect(text).not.toMatch(/pool_attempt|relation/);
  });
});

async function unreachablePool(): Promise<pg.Pool> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const port = typeof address === "object" ? address?.port : undefined;
  return new pg.Pool({ host: "127.0.0.1", port, connectionTimeoutMillis: 2_000 });
}
