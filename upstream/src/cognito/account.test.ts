import {
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { ClientId, createHostedClient } from "../../test/hostedClient.ts";
import { mailedCode, mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";

const owner = "owner@first.example";
const other = "owner@second.example";
let upstream: TestUpstream;
let hosted: CognitoIdentityProviderClient;
let outbox: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  hosted = createHostedClient(upstream.url);
  outbox = upstream.services.config.outboxDir;
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(async () => {
  hosted.destroy();
  await upstream.close();
});

async function signIn(USERNAME: string, PASSWORD: string): Promise<string> {
  const AuthParameters = { USERNAME, PASSWORD };
  const command = new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
  return (await hosted.send(command)).AuthenticationResult?.AccessToken ?? "";
}

const forgot = (Username: string) => hosted.send(new ForgotPasswordCommand({ ClientId, Username }));
const reset = (Username: string, ConfirmationCode: string, Password: string) =>
  hosted.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
const statusOf = async (token: string) => (await createClient(upstream.url, token).get("/company")).status;
const wrong = (code: string) => String((Number(code) + 1) % 1e10).padStart(10, "0");

/** Gives a refusal without the request's own metadata. */
async function refusal(answer: Promise<unknown>) {
  const error = await answer.then(
    () => new Error("it was not refused"),
    (thrown: Error) => thrown,
  );
  return { name: error.name, message: error.message };
}

describe("a forgotten password", () => {
  test("is replaced by a mailed code, once, in the user's language, and every session ends", async () => {
    const before = await signIn(other, ownerPassword);
    const { CodeDeliveryDetails } = await forgot(` ${other.toUpperCase()}`);
    expect(CodeDeliveryDetails).toEqual({ Destination: "o***@s***", DeliveryMedium: "EMAIL", AttributeName: "email" });
    const { code, subject } = await mailedCode(outbox, other);
    expect(subject).toBe("Kod för nytt lösenord");
    expect((await refusal(reset(other, wrong(code), "Next-password-2"))).name).toBe("CodeMismatchException");
    expect((await refusal(reset(other, code, "short"))).name).toBe("InvalidPasswordException");
    await reset(other, code, "Next-password-2");
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(await signIn(other, "Next-password-2"))).toBe(200);
    expect((await refusal(reset(other, code, "Third-password-3"))).name).toBe("CodeMismatchException");
  });

  test("tells nothing of who has an account", async () => {
    const { CodeDeliveryDetails } = await forgot("olga@foreign.example");
    expect(CodeDeliveryDetails).toMatchObject({ Destination: "o***@f***" });
    await forgot(owner);
    await mailedCode(outbox, owner);
    const known = await refusal(reset(owner, "12345x", "Next-password-2"));
    expect(known).toEqual(await refusal(reset("olga@foreign.example", "12345x", "Next-password-2")));
    expect(await mailsTo(outbox, "olga@foreign.example")).toEqual([]);
  });

  test("allows five codes and five tries an hour, and no code that is too old", async () => {
    for (let count = 0; count < 5; count += 1) await forgot(owner);
    expect((await refusal(forgot(owner))).name).toBe("LimitExceededException");
    const { code } = await mailedCode(outbox, owner, 6);
    const { db } = upstream.services;
    await db.updateTable("pool_code").set({ expires_at: new Date() }).execute();
    expect((await refusal(reset(owner, code, "Next-password-2"))).name).toBe("ExpiredCodeException");
    for (let count = 0; count < 4; count += 1) await refusal(reset(owner, wrong(code), "Next-password-2"));
    expect((await refusal(reset(owner, code, "Next-password-2"))).name).toBe("LimitExceededException");
  });
});

describe("an account of one's own", () => {
  const email = "nova@new.example";

  test("is made by signing up, and used once the mailed code was given", async () => {
    const UserAttributes = [
      { Name: "email", Value: email },
      { Name: "given_name", Value: "Nova" },
      { Name: "locale", Value: "fi" },
    ];
    const signUp = new SignUpCommand({ ClientId, Username: email, Password: "First-password-1", UserAttributes });
    expect(await hosted.send(signUp)).toMatchObject({ UserConfirmed: false });
    expect((await refusal(signIn(email, "First-password-1"))).name).toBe("UserNotConfirmedException");
    expect((await refusal(signIn(email, "Wrong-password-1"))).name).toBe("NotAuthorizedException");
    await mailedCode(outbox, email);
    await hosted.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    const { code, subject } = await mailedCode(outbox, email, 2);
    expect(subject).toBe("Vahvista sähköpostiosoitteesi");
    await hosted.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }));
    expect(await signIn(email, "First-password-1")).not.toBe("");
  });

  test("is told of by mail alone, and the answer to signing up is that for a new address", async () => {
    const signUp = (Username: string) =>
      hosted.send(new SignUpCommand({ ClientId, Username, Password: "Another-pass-1" }));
    const [taken, free] = [await signUp(email), await signUp("nobody@new.example")];
    const told = ({ UserConfirmed, CodeDeliveryDetails, UserSub }: typeof taken) => ({
      UserConfirmed,
      CodeDeliveryDetails,
      length: UserSub?.length,
    });
    expect(told(taken)).toEqual(told(free));
    const deadline = Date.now() + 10_000;
    const subjects = async () => (await mailsTo(outbox, email)).map(({ subject }) => subject);
    while (!(await subjects()).includes("Sinulla on jo tili") && Date.now() < deadline);
    expect((await subjects()).at(-1)).toBe("Sinulla on jo tili");
    expect((await refusal(signIn(email, "Another-pass-1"))).name).toBe("NotAuthorizedException");
    expect(await signIn(email, "First-password-1")).not.toBe("");
  });

  describe("whose address a stranger signed up with too, and nobody confirmed that", () => {
    const signUp = (Username: string, Password: string) =>
      hosted.send(new SignUpCommand({ ClientId, Username, Password }));
    const confirm = (Username: string, ConfirmationCode: string) =>
      hosted.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));

    test.each([
      ["nils@new.example", "Squatters-pass-1", "Own-password-1"],
      ["nina@new.example", "Own-password-1", "Squatters-pass-1"],
    ])("%s has neither password, and the code that was mailed stays good", async (Username, earlier, later) => {
      await signUp(Username, earlier);
      const { code } = await mailedCode(outbox, Username);
      await signUp(Username, later);
      await confirm(Username, code);
      for (const tried of [earlier, later]) {
        expect((await refusal(signIn(Username, tried))).name).toBe("NotAuthorizedException");
      }
      await forgot(Username);
      await reset(Username, (await mailedCode(outbox, Username, 3)).code, "Own-password-2");
      expect(await signIn(Username, "Own-password-2")).not.toBe("");
    });

    test("has the person's own password once the stranger's code has expired", async () => {
      const Username = "nora@new.example";
      await signUp(Username, "Squatters-pass-1");
      await mailedCode(outbox, Username);
      const { db } = upstream.services;
      const past = new Date(Date.now() - 3_601_000);
      await db.updateTable("pool_code").set({ expires_at: past }).execute();
      await db.updateTable("pool_user").set({ created_at: past }).where("email", "=", Username).execute();
      await signUp(Username, "Own-password-1");
      await confirm(Username, (await mailedCode(outbox, Username, 2)).code);
      expect(await signIn(Username, "Own-password-1")).not.toBe("");
    });
  });

  test("that is made twice with one password keeps it", async () => {
    const command = new SignUpCommand({ ClientId, Username: "nelly@new.example", Password: "Own-password-1" });
    await Promise.all([hosted.send(command), mailedCode(outbox, "nelly@new.example")]);
    await hosted.send(command);
    const { code: ConfirmationCode } = await mailedCode(outbox, "nelly@new.example", 2);
    await hosted.send(new ConfirmSignUpCommand({ ClientId, Username: "nelly@new.example", ConfirmationCode }));
    expect(await signIn("nelly@new.example", "Own-password-1")).not.toBe("");
  });

  test("belongs to no company: REST tells oneself and nothing else", async () => {
    const client = createClient(upstream.url, await signIn(email, "First-password-1"));
    const { Username } = await hosted.send(new GetUserCommand({ AccessToken: client.token }));
    const own = await client.get(`/user/${Username}`);
    expect(own.body).toMatchObject({ email, firstName: "Nova", companyId: null, language: "fi", role: "user" });
    const { companyId, ownerId } = upstream.companies[0];
    for (const path of ["/company", `/user/${ownerId}`, `/company/${companyId}/project`, "/product?query=fj"]) {
      expect((await client.get(path)).problem.code).toBe("NO_COMPANY");
    }
  });

  test("takes attributes of the person, not those that say who it is", async () => {
    const AccessToken = await signIn(email, "First-password-1");
    const update = (Name: string, Value: string) =>
      hosted.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));
    await update("given_name", "Nóva");
    for (const name of ["custom:companyId", "email", "sub"]) {
      expect((await refusal(update(name, "x"))).name).toBe("NotAuthorizedException");
    }
    const { UserAttributes } = await hosted.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: "given_name", Value: "Nóva" });
    expect(UserAttributes).toContainEqual({ Name: "locale", Value: "fi" });
    expect(UserAttributes).toContainEqual({ Name: "email", Value: email });
  });

  test("is deleted by its owner, and the address is free again", async () => {
    const AccessToken = await signIn(email, "First-password-1");
    await hosted.send(new DeleteUserCommand({ AccessToken }));
    expect((await refusal(hosted.send(new GetUserCommand({ AccessToken })))).name).toBe("NotAuthorizedException");
    expect((await refusal(signIn(email, "First-password-1"))).name).toBe("NotAuthorizedException");
  });
});

test("a changed password ends the other sessions and needs the present one, five times in a row at most", async () => {
  const [mine, elsewhere] = [await signIn(owner, ownerPassword), await signIn(owner, ownerPassword)];
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    hosted.send(new ChangePasswordCommand({ AccessToken: mine, PreviousPassword, ProposedPassword }));
  expect((await refusal(change("Wrong-password-1", "Another-password-2"))).name).toBe("NotAuthorizedException");
  await change(ownerPassword, "Another-password-2");
  expect([await statusOf(mine), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect(await statusOf(await signIn(owner, "Another-password-2"))).toBe(200);
  for (let count = 0; count < 5; count += 1) await refusal(change("Wrong-password-1", ownerPassword));
  const limited = await refusal(change("Another-password-2", ownerPassword));
  expect(limited.name).toBe("LimitExceededException");
});

test("the last admin's account stays; a user who deletes theirs leaves what they did, without their address", async () => {
  const { companyId, ownerId } = upstream.companies[0];
  const AccessToken = await signIn(owner, "Another-password-2");
  const { db } = upstream.services;
  expect((await refusal(hosted.send(new DeleteUserCommand({ AccessToken })))).name).toBe("NotAuthorizedException");
  await db.updateTable("app_user").set({ role: "user" }).where("id", "=", ownerId).execute();
  await hosted.send(new DeleteUserCommand({ AccessToken }));
  const left = await db.selectFrom("app_user").selectAll().where("company_id", "=", companyId).execute();
  expect(left).toMatchObject([{ id: ownerId, active: false, email: `${ownerId}@deleted.invalid` }]);
});
