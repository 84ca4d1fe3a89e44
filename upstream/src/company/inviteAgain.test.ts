import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { build } from "../../test/demoBuilding.ts";
import { createInviting, password } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type User = components["schemas"]["User"];
type Inviting = ReturnType<typeof createInviting>;

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let invite: Inviting["invite"];
let mailTo: Inviting["mailTo"];
let signUp: Inviting["signUp"];
let temporaryOf: Inviting["temporaryOf"];
let tokenOf: Inviting["tokenOf"];

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
  ({ invite, mailTo, signUp, temporaryOf, tokenOf } = createInviting(upstream));
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(() => upstream.close());

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

test("who was invited and signs up instead is told to use the temporary password", async () => {
  const email = "kim@first.example";
  await invite(first, email);
  await cognitoCall(upstream.url, "SignUp", { ClientId: "embedded-web", Username: email, Password: password });
  const told = await retry(async () => {
    const mail = await mailTo(email);
    return mail?.subject === "You already have an account" ? mail : undefined;
  });
  expect(told.text).toContain("sign in below with the temporary password of the invitation");
});

test("a temporary password cannot be the new one", async () => {
  const email = "same@first.example";
  await invite(first, email);
  const temporary = await temporaryOf(email);
  const { body } = await signIn(upstream.url, email, temporary);
  const choose = (NEW_PASSWORD: string) =>
    cognitoCall(upstream.url, "RespondToAuthChallenge", {
      ClientId: "embedded-web",
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: body.Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD },
    });
  expect((await choose(temporary)).body.__type).toBe("PasswordHistoryPolicyViolationException");
  expect((await choose(password)).status).toBe(200);
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

  test("leaves the temporary password good that was mailed before", async () => {
    const email = "liv@first.example";
    const { body: user } = await invite(first, email);
    const earlier = await temporaryOf(email);
    const path = `/company/${first.companyId}/users/invitations/${user.id}/resend`;
    await withoutMail(() => first.owner.post(path, {}));
    expect((await signIn(upstream.url, email, earlier)).body.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
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

describe("an invitation that nobody has accepted", () => {
  const invitations = (more = "") => `/company/${first.companyId}/users/invitations${more}`;
  const listed = async () => (await first.owner.get<{ data: { email: string }[] }>(invitations("?take=100"))).body.data;
  const of = async (email: string) => (await listed()).find((pending) => pending.email === email);

  test("is sent again in a chosen language, with another password or link in place of the earlier one", async () => {
    const email = "again@first.example";
    const { body: user } = await invite(first, email);
    const earlier = await temporaryOf(email);
    expect(await of(email)).toMatchObject({ userId: user.id, language: "en", joinsByAccepting: false });
    expect((await first.owner.get<User>(`/user/${user.id}`)).body.invitedUntil).toMatch(/^\d{4}-/);
    const resent = await first.owner.post(invitations(`/${user.id}/resend`), { language: "sv" });
    expect([resent.status, resent.body]).toMatchObject([200, { language: "sv", email }]);
    expect((await mailTo(email))?.subject).toBe("Inbjudan till First El AB");
    expect((await signIn(upstream.url, email, earlier)).status).toBe(400);

    const account = "linked@alone.example";
    const linked = await signUp(account);
    await invite(first, account);
    const token = await tokenOf(account);
    const { userId } = (await of(account)) as unknown as { userId: string };
    await first.owner.post(invitations(`/${userId}/resend`), {});
    expect((await linked.post("/invitation/accept", { token })).status).toBe(404);
    expect((await linked.post("/invitation/accept", { token: await tokenOf(account) })).status).toBe(200);
    expect(await of(account)).toBeUndefined();
  });

  test("is withdrawn, and the user who never came is gone", async () => {
    const email = "gone@first.example";
    const { body: user } = await invite(first, email);
    const temporary = await temporaryOf(email);
    expect((await first.owner.delete(invitations(`/${user.id}`))).status).toBe(204);
    expect((await first.owner.get(`/user/${user.id}`)).status).toBe(404);
    expect((await signIn(upstream.url, email, temporary)).status).toBe(400);
    expect((await first.owner.delete(invitations(`/${user.id}`))).status).toBe(404);
    expect((await invite(first, email)).status).toBe(201);
  });

  test("stays where a room is the person's, and concerns the company's admins alone", async () => {
    const { body: user } = await invite(first, "busy@first.example", { installer: true });
    const { installation, installationPath } = await build(first);
    await first.owner.put(installationPath, { title: installation.title, installerId: user.id });
    expect((await first.owner.delete(invitations(`/${user.id}`))).problem.code).toBe("INVITATION_IN_USE");
    expect((await second.owner.get(invitations())).status).toBe(404);
    const foreign = `/company/${second.companyId}/users/invitations/${user.id}`;
    expect((await second.owner.delete(foreign)).status).toBe(404);
    expect((await second.owner.post(`${foreign}/resend`, {})).status).toBe(404);
  });
});
