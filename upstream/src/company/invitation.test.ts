import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { mailedCode, mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type User = components["schemas"]["User"];

const client = { ClientId: "embedded-web" };
const password = "Own-password-1";
let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(() => upstream.close());

const mailTo = async (email: string) => (await mailsTo(upstream.services.config.outboxDir, email)).at(-1);
const tokenOf = async (email: string) =>
  /invitation\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? "")?.[1] ?? "";
const temporaryOf = async (email: string) => /password: (\S+)/.exec((await mailTo(email))?.text ?? "")?.[1] ?? "";

async function session(email: string, given = password) {
  const { body } = await signIn(upstream.url, email, given);
  return createClient(upstream.url, body.AuthenticationResult?.AccessToken ?? "");
}

/** Somebody who signed up alone and gave the mailed code. */
async function signUp(email: string) {
  await cognitoCall(upstream.url, "SignUp", { ...client, Username: email, Password: password });
  const { code } = await mailedCode(upstream.services.config.outboxDir, email);
  await cognitoCall(upstream.url, "ConfirmSignUp", { ...client, Username: email, ConfirmationCode: code });
  return session(email);
}

test("the mail is in the language of the account, unless the admin says another", async () => {
  const email = "frida@alone.example";
  await signUp(email);
  const { db } = upstream.services;
  const attributes = JSON.stringify({ locale: "fi" });
  await db.updateTable("pool_user").set({ attributes }).where("email", "=", email).execute();
  await invite(first, email, { language: undefined });
  expect((await mailTo(email))?.subject).toBe("Kutsu: First El AB");
  await invite(first, email, { language: "de" });
  expect((await mailTo(email))?.subject).toBe("Einladung zu First El AB");
});

function invite(company: TestCompany, email: string, more: object = {}) {
  const person = { email, firstName: "Alva", lastName: "Ståhl", language: "en", ...more };
  return company.owner.post<User>(`/company/${company.companyId}/users/invite`, person);
}

test("a confirmed account joins by accepting what was mailed, and nothing changes before", async () => {
  const email = "alva@alone.example";
  const alva = await signUp(email);
  const validated = await first.owner.post("/user/validate", { email });
  expect(validated.body).toEqual({ valid: true, reason: null });
  const { status, body } = await invite(first, email, { role: "admin", installer: true });
  expect([status, body]).toEqual([202, { joinsByAccepting: true }]);
  expect((await mailTo(email))?.subject).toBe("Invitation to First El AB");
  expect((await mailTo(email))?.text).not.toContain("password:");
  expect((await alva.get("/company")).problem.code).toBe("NO_COMPANY");
  const token = await tokenOf(email);
  const told = await alva.get<{ companyName: string }>(`/invitation?token=${token}`);
  expect(told.body.companyName).toBe("First El AB");
  const elsewhere = await session(email);
  const accepted = await alva.post<User>("/invitation/accept", { token });
  expect(accepted.body).toMatchObject({ email, companyId: first.companyId, role: "admin", installer: true });
  expect((await alva.get<{ name: string }>("/company")).body.name).toBe("First El AB");
  expect((await elsewhere.get("/company")).status).toBe(401);
  expect((await alva.post("/invitation/accept", { token })).problem.code).toBe("HAS_COMPANY");
});

test("an invitation is worth nothing to another account, or without one", async () => {
  const email = "bea@alone.example";
  await signUp(email);
  await invite(first, email);
  const token = await tokenOf(email);
  const mole = await signUp("mole@alone.example");
  expect((await mole.get(`/invitation?token=${token}`)).problem.code).toBe("INVITATION_NOT_FOUND");
  expect((await mole.post("/invitation/accept", { token })).problem.code).toBe("INVITATION_NOT_FOUND");
  expect((await createClient(upstream.url, "x").post("/invitation/accept", { token })).status).toBe(401);
});

test("an invitation ends after 7 days, and another takes its place", async () => {
  const email = "cia@alone.example";
  const cia = await signUp(email);
  await invite(first, email);
  const old = await tokenOf(email);
  const { db } = upstream.services;
  await db.updateTable("invitation").set({ expires_at: new Date() }).execute();
  expect((await cia.post("/invitation/accept", { token: old })).problem.code).toBe("INVITATION_NOT_FOUND");
  await invite(first, email);
  expect((await cia.post("/invitation/accept", { token: old })).problem.code).toBe("INVITATION_NOT_FOUND");
  expect((await cia.post("/invitation/accept", { token: await tokenOf(email) })).status).toBe(200);
});

test("of two companies that invite, the one whose invitation is accepted has the person", async () => {
  const email = "disa@alone.example";
  const disa = await signUp(email);
  await invite(first, email);
  const fromFirst = await tokenOf(email);
  await invite(second, email);
  expect((await disa.post("/invitation/accept", { token: await tokenOf(email) })).status).toBe(200);
  expect((await disa.post("/invitation/accept", { token: fromFirst })).problem.code).toBe("HAS_COMPANY");
  expect((await invite(first, email)).problem.code).toBe("EMAIL_TAKEN");
  expect((await disa.get<{ name: string }>("/company")).body.name).toBe("Second El AB");
});

test("a person is mailed five invitations a day", async () => {
  const email = "elin@alone.example";
  await signUp(email);
  for (let count = 0; count < 5; count += 1) expect((await invite(first, email)).status).toBe(202);
  expect((await invite(first, email)).problem.code).toBe("RATE_LIMITED");
});

test("a temporary password ends after 7 days and is replaced by inviting again", async () => {
  const email = "late@first.example";
  const { body: user } = await invite(first, email);
  const { db } = upstream.services;
  await db.updateTable("pool_user").set({ temporary_until: new Date() }).where("email", "=", email).execute();
  const expired = await signIn(upstream.url, email, await temporaryOf(email));
  expect([expired.body.__type, expired.body.message]).toEqual([
    "NotAuthorizedException",
    "Temporary password has expired and must be reset by an administrator.",
  ]);
  expect((await signIn(upstream.url, email, "wrong")).body.message).toBe("Incorrect username or password.");
  expect((await invite(second, email)).problem.code).toBe("EMAIL_TAKEN");
  expect((await first.owner.post("/user/validate", { email })).body).toEqual({ valid: true, reason: null });
  expect((await invite(first, email)).body.id).toBe(user.id);
  expect((await signIn(upstream.url, email, await temporaryOf(email))).body.ChallengeName).toBe(
    "NEW_PASSWORD_REQUIRED",
  );
  expect((await invite(first, email)).problem.code).toBe("EMAIL_TAKEN");
});

test("a temporary password cannot be the new one", async () => {
  const email = "same@first.example";
  await invite(first, email);
  const temporary = await temporaryOf(email);
  const { body } = await signIn(upstream.url, email, temporary);
  const choose = (NEW_PASSWORD: string) =>
    cognitoCall(upstream.url, "RespondToAuthChallenge", {
      ...client,
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: body.Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD },
    });
  expect((await choose(temporary)).body.__type).toBe("PasswordHistoryPolicyViolationException");
  expect((await choose(password)).status).toBe(200);
});

describe("an invitation is worth no more than the rights of the user who made it", () => {
  const promote = (id: string, change: { role?: User["role"]; active?: boolean }) =>
    upstream.services.db.updateTable("app_user").set(change).where("id", "=", id).execute();

  test.each([
    ["admin", { role: "user" }],
    ["admin", { active: false }],
    ["owner", { role: "admin" }],
  ] as const)("as %s, once its maker is %j", async (role, change) => {
    const email = `fia-${role}-${Object.keys(change)[0]}@alone.example`;
    const fia = await signUp(email);
    const maker = first.ownerId;
    await invite(first, email, { role });
    const token = await tokenOf(email);
    await promote(maker, change);
    const [told, refused] = [
      await fia.get(`/invitation?token=${token}`),
      await fia.post("/invitation/accept", { token }),
    ];
    await promote(maker, { role: "owner", active: true });
    expect([told.problem.code, refused.problem.code]).toEqual(["INVITATION_NOT_FOUND", "INVITATION_NOT_FOUND"]);
    expect((await fia.post<User>("/invitation/accept", { token })).body.role).toBe(role);
  });
});

describe("inviting somebody again whose temporary password expired", () => {
  const expire = (email: string) =>
    upstream.services.db
      .updateTable("pool_user")
      .set({ temporary_until: new Date() })
      .where("email", "=", email)
      .execute();

  test("gives the role, names and language that are told now", async () => {
    const email = "gun@first.example";
    await invite(first, email, { role: "admin", installer: true });
    await expire(email);
    const told = { role: "user", firstName: "Gunilla", lastName: "Berg", language: "de" };
    const { body } = await invite(first, email, told);
    expect(body).toMatchObject({ ...told, installer: false });
    expect((await mailTo(email))?.subject).toBe("Einladung zu First El AB");
  });

  test("takes an owner to change an owner", async () => {
    const email = "hanna@first.example";
    await invite(first, email, { role: "owner" });
    await expire(email);
    const { db } = upstream.services;
    const setRole = (role: User["role"]) =>
      db.updateTable("app_user").set({ role }).where("id", "=", first.ownerId).execute();
    await setRole("admin");
    const byAdmin = await invite(first, email, { role: "user" });
    await setRole("owner");
    expect(byAdmin.problem.code).toBe("OWNER_ONLY");
    expect((await invite(first, email, { role: "user" })).body.role).toBe("user");
  });
});

describe("a mail that fails", () => {
  const withoutMail = async (work: () => Promise<{ status: number }>) => {
    const { mail } = upstream.services;
    upstream.services.mail = { ...mail, send: () => Promise.reject(new Error("no mail server")) };
    const { status } = await work();
    upstream.services.mail = mail;
    expect(status).toBe(503);
  };

  test("leaves the link good that was mailed before", async () => {
    const email = "ida@alone.example";
    const ida = await signUp(email);
    await invite(first, email, { role: "admin" });
    const token = await tokenOf(email);
    await withoutMail(() => invite(first, email));
    expect((await ida.post<User>("/invitation/accept", { token })).body.role).toBe("admin");
  });

  test("leaves somebody whose temporary password expired to be invited again", async () => {
    const email = "jon@first.example";
    const { db } = upstream.services;
    await invite(first, email);
    await db.updateTable("pool_user").set({ temporary_until: new Date() }).where("email", "=", email).execute();
    await withoutMail(() => invite(first, email));
    expect((await invite(first, email)).status).toBe(201);
  });
});
