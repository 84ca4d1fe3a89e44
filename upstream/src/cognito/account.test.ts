import { ChangePasswordCommand, DeleteUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createHostedAccounts, refusal } from "../../test/hostedAccounts.ts";
import { mailedCode, mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import { startSession } from "./session.ts";

type Accounts = ReturnType<typeof createHostedAccounts>;

const owner = "owner@first.example";
const other = "owner@second.example";
const wrong = (code: string) => String((Number(code) + 1) % 1e10).padStart(10, "0");
let upstream: TestUpstream;
let outbox: string;
let hosted: Accounts["hosted"];
let signIn: Accounts["signIn"];
let forgot: Accounts["forgot"];
let reset: Accounts["reset"];
let statusOf: Accounts["statusOf"];

beforeAll(async () => {
  upstream = await startTestUpstream();
  outbox = upstream.services.config.outboxDir;
  ({ hosted, signIn, forgot, reset, statusOf } = createHostedAccounts(upstream.url));
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(async () => {
  hosted.destroy();
  await upstream.close();
});

describe("a forgotten password", () => {
  test("is replaced by a mailed code, once, in the user's language, and every session ends", async () => {
    const before = await signIn(other, ownerPassword);
    const { CodeDeliveryDetails } = await forgot(` ${other.toUpperCase()}`);
    expect(CodeDeliveryDetails).toEqual({ Destination: "o***@s***", DeliveryMedium: "EMAIL", AttributeName: "email" });
    const { code, subject } = await mailedCode(outbox, other);
    expect(subject).toBe("Kod för nytt lösenord");
    expect((await refusal(reset(other, wrong(code), "Next-password-2"))).name).toBe("CodeMismatchException");
    for (const weak of ["short", "Password123", "zzzzzzzzzzzz", other.toUpperCase()])
      expect((await refusal(reset(other, code, weak))).name).toBe("InvalidPasswordException");
    expect((await refusal(reset(other, code, ownerPassword))).name).toBe("PasswordHistoryPolicyViolationException");
    await reset(other, code, "Next-password-2");
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(await signIn(other, "Next-password-2"))).toBe(200);
    expect((await refusal(reset(other, code, "Third-password-3"))).name).toBe("CodeMismatchException");
  });

  test("refuses the password before, and a sign-in with it that is under way", async () => {
    const { db, userPool } = upstream.services;
    const underWay = await db.selectFrom("pool_user").selectAll().where("email", "=", other).executeTakeFirstOrThrow();
    await forgot(other);
    const { code } = await mailedCode(outbox, other, 2);
    const again = await refusal(reset(other, code, ownerPassword));
    expect([again.name, again.message]).toEqual([
      "PasswordHistoryPolicyViolationException",
      "Password has previously been used.",
    ]);
    await reset(other, code, "Fourth-password-4");
    expect((await refusal(startSession(db, userPool, underWay))).message).toBe("Incorrect username or password.");
    expect(await statusOf(await signIn(other, "Fourth-password-4"))).toBe(200);
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

test("a changed password ends the other sessions and needs the present one, five times in a row at most", async () => {
  const [mine, elsewhere] = [await signIn(owner, ownerPassword), await signIn(owner, ownerPassword)];
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    hosted.send(new ChangePasswordCommand({ AccessToken: mine, PreviousPassword, ProposedPassword }));
  expect((await refusal(change("Wrong-password-1", "Another-password-2"))).name).toBe("NotAuthorizedException");
  const same = await refusal(change(ownerPassword, ownerPassword));
  expect(same.name).toBe("PasswordHistoryPolicyViolationException");
  await change(ownerPassword, "Another-password-2");
  expect([await statusOf(mine), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect(await statusOf(await signIn(owner, "Another-password-2"))).toBe(200);
  expect((await refusal(change("Another-password-2", ownerPassword))).name).toBe(same.name);
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
