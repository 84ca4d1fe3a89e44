import {
  ConfirmSignUpCommand,
  DeleteUserCommand,
  GetUserCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { createHostedAccounts, refusal } from "../../test/hostedAccounts.ts";
import { ClientId } from "../../test/hostedClient.ts";
import { mailedCode, mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";

type Accounts = ReturnType<typeof createHostedAccounts>;

const gatewaySecret = "a secret of thirty-two characters";
let upstream: TestUpstream;
let outbox: string;
let hosted: Accounts["hosted"];
let signIn: Accounts["signIn"];
let forgot: Accounts["forgot"];
let reset: Accounts["reset"];

beforeAll(async () => {
  upstream = await startTestUpstream({ gatewaySecret });
  outbox = upstream.services.config.outboxDir;
  ({ hosted, signIn, forgot, reset } = createHostedAccounts(upstream.url));
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(async () => {
  hosted.destroy();
  await upstream.close();
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

test("sign-ups from many addresses for somebody's account mail its owner once a day, and never above the mails of codes", async () => {
  const { db } = upstream.services;
  const Username = "owner@second.example";
  const signUpFrom = (index: number) => {
    const input = { ClientId: "embedded-web", Username, Password: "Strangers-pass-1" };
    const headers = { "x-gateway-secret": gatewaySecret };
    const UserContextData = { IpAddress: `192.0.2.${index + 1}` };
    return cognitoCall(upstream.url, "SignUp", { ...input, UserContextData }, headers);
  };
  const daily = `account-exists ${Username}`;
  const untilCounted = (count: number) =>
    retry(async () => {
      const row = db.selectFrom("pool_attempt").select("failed").where("email", "=", daily);
      return (await row.executeTakeFirst())?.failed === count ? true : undefined;
    });
  const mails = async () => (await mailsTo(outbox, Username)).filter(({ text }) => text?.includes("/login"));
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => signUpFrom(index)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await untilCounted(8);
  await retry(async () => (await mails())[0]);
  expect(await mails()).toHaveLength(1);
  await db.updateTable("pool_attempt").set({ failed: 20 }).where("email", "=", `SIGN_UP ${Username}`).execute();
  await db.deleteFrom("pool_attempt").where("email", "=", daily).execute();
  expect((await signUpFrom(9)).status).toBe(200);
  await db.updateTable("pool_attempt").set({ failed: 0 }).where("email", "=", `SIGN_UP ${Username}`).execute();
  await signUpFrom(10);
  await untilCounted(1);
  await retry(async () => (await mails())[1]);
  expect(await mails()).toHaveLength(2);
});
