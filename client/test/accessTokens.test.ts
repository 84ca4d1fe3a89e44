import { describe, expect, jest, test } from "@jest/globals";
import type { ClientOptions } from "../src/index.ts";
import { type Client, caught, failed, pauses, sent, start } from "./startClient.ts";
import type { Reply } from "./startStub.ts";

// `cognito-srp-helper` takes seconds in Jest. The gateway's tests sign in with the real library.
jest.unstable_mockModule("cognito-srp-helper", () => ({ createSrpSession: () => ({ largeA: "1f" }) }));

describe("access tokens", () => {
  const signIn = (token: string, more: object = {}) => ({
    body: { AuthenticationResult: { AccessToken: token, ExpiresIn: 3_600, ...more } },
  });
  const person = (userPool: string) => ({
    ...{ userPool, userPoolId: "eu-north-1_pool", clientId: "web", email: "a@b", password: "p" },
  });
  const program = (userPool: string) => ({ userPool, clientId: "c", clientSecret: "s:%" });
  const withoutSrp = { status: 400, body: { __type: "InvalidParameterException", message: "No." } };
  const actions = () => sent("/").map(({ headers }) => headers["x-amz-target"]?.toString().split(".")[1]);

  // The first call tries SRP, which the pool refuses; the second sends the password.
  const signedIn = ["InitiateAuth", "InitiateAuth"];

  async function startWith(
    auth: (url: string) => ClientOptions["auth"],
    pool: Reply[],
    isGood: (token: string) => boolean,
  ) {
    return start(
      ({ path, headers }) => {
        if (path !== "/graphql") return pool.shift() ?? { status: 500 };
        if (isGood(String(headers.authorization).slice(7))) return { body: { data: { viewer: null } } };
        return { status: 401, body: failed("UNAUTHENTICATED") };
      },
      (url) => ({ auth: auth(url) }),
    );
  }
  const ask = (client: Client) => client.ask("{ viewer { email } }");

  test("are renewed once for ten operations that are refused side by side", async () => {
    const client = await startWith(
      person,
      [withoutSrp, signIn("old", { RefreshToken: "r" }), signIn("new")],
      (token) => token === "new",
    );
    await Promise.all(Array.from({ length: 10 }, () => ask(client)));
    expect(actions()).toEqual([...signedIn, "GetTokensFromRefreshToken"]);
    expect(JSON.parse(sent("/")[2]?.body ?? "")).toEqual({ ClientId: "web", RefreshToken: "r" });
    expect(sent()).toHaveLength(20);
  });

  test("are renewed by the same refresh token where the pool gives no other", async () => {
    const replies = [withoutSrp, signIn("1", { RefreshToken: "r" }), signIn("2"), signIn("3")];
    const good = ["2", "3"];
    const client = await startWith(person, replies, (token) => token === good[0]);
    await ask(client);
    good.shift();
    await ask(client);
    expect(actions()).toEqual([...signedIn, "GetTokensFromRefreshToken", "GetTokensFromRefreshToken"]);
    expect(JSON.parse(sent("/")[3]?.body ?? "").RefreshToken).toBe("r");
  });

  test("are asked for anew when the pool takes the refresh token no longer", async () => {
    const refused = { status: 400, body: { __type: "NotAuthorizedException", message: "No." } };
    const client = await startWith(
      person,
      [withoutSrp, signIn("old", { RefreshToken: "r" }), refused, withoutSrp, signIn("new")],
      (token) => token === "new",
    );
    await ask(client);
    expect(actions()).toEqual([...signedIn, "GetTokensFromRefreshToken", ...signedIn]);
  });

  test("of a program come for its id and secret, and before the last one ends", async () => {
    const tokens = ["1", "2"].map((token) => ({ body: { access_token: token, expires_in: 0, token_type: "Bearer" } }));
    const client = await startWith(program, tokens, () => true);
    await ask(client);
    await ask(client);
    const [first] = sent("/oauth2/token");
    expect(first?.headers.authorization).toBe(`Basic ${btoa("c:s%3A%25")}`);
    expect(first?.body).toBe("grant_type=client_credentials");
    expect(sent().map(({ headers }) => headers.authorization)).toEqual(["Bearer 1", "Bearer 2"]);
  });

  test("are waited for when the pool is busy, and asked for once when it refuses", async () => {
    const tooMany = { status: 429, headers: { "retry-after": "60" }, body: { error: "temporarily_unavailable" } };
    const unknown = { status: 401, body: { error: "invalid_client", error_description: "Not known." } };
    const client = await startWith(program, [tooMany, unknown], () => true);
    const error = await caught(ask(client));
    expect(pauses).toEqual([60_000]);
    expect(error).toMatchObject({ codes: ["invalid_client"], status: 401, isUndone: true });
    expect(error.message).toContain("Not known.");
  });

  test("given by the caller are asked for again when one is refused, and no more than once for an operation", async () => {
    const given = ["1", "2", "3"];
    const client = await startWith(
      () => ({ token: () => given.shift() ?? "none" }),
      [],
      (token) => token === "2",
    );
    await ask(client);
    given.splice(0);
    await ask(client);
    expect(sent().map(({ headers }) => headers.authorization)).toEqual(["Bearer 1", "Bearer 2", "Bearer 2"]);
    const stranger = await startWith(
      () => ({ token: "x" }),
      [],
      () => false,
    );
    expect(await caught(ask(stranger))).toMatchObject({ codes: ["UNAUTHENTICATED"], isUndone: true });
    expect(sent()).toHaveLength(2);
  });

  test("come for a new password and a code where the pool asks for both", async () => {
    const ask = (ChallengeName: string) => ({ body: { ChallengeName, Session: ChallengeName.slice(0, 3) } });
    const replies = [withoutSrp, ask("NEW_PASSWORD_REQUIRED"), ask("SOFTWARE_TOKEN_MFA"), signIn("1")];
    const more = { newPassword: "q", code: async () => "123456" };
    const client = await startWith(
      (url) => ({ ...person(url), ...more }),
      replies,
      () => true,
    );
    await client.ask("{ viewer { email } }");
    const answers = sent("/").slice(2);
    expect(answers.map(({ body }) => JSON.parse(body))).toEqual([
      {
        ...{ ClientId: "web", ChallengeName: "NEW_PASSWORD_REQUIRED", Session: "NEW" },
        ChallengeResponses: { USERNAME: "a@b", NEW_PASSWORD: "q" },
      },
      {
        ...{ ClientId: "web", ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "SOF" },
        ChallengeResponses: { USERNAME: "a@b", SOFTWARE_TOKEN_MFA_CODE: "123456" },
      },
    ]);
  });

  test.each(["SOFTWARE_TOKEN_MFA", "NEW_PASSWORD_REQUIRED", "SELECT_CHALLENGE"])(
    "cannot be had without an answer to %s",
    async (ChallengeName) => {
      const client = await startWith(person, [withoutSrp, { body: { ChallengeName } }], () => true);
      expect(await caught(ask(client))).toMatchObject({ codes: [ChallengeName], isUndone: true });
    },
  );

  test("are not asked for by the password after a failure other than a refusal of SRP", async () => {
    const wrong = { status: 400, body: { __type: "NotAuthorizedException", message: "No." } };
    const client = await startWith(person, [wrong, signIn("1")], () => true);
    expect(await caught(ask(client))).toMatchObject({ codes: ["NotAuthorizedException"] });
    expect(sent("/").map(({ body }) => JSON.parse(body).AuthFlow)).toEqual(["USER_SRP_AUTH"]);
  });
});
