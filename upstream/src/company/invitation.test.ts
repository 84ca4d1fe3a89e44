import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type User = components["schemas"]["User"];
type Inviting = ReturnType<typeof createInviting>;

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let invite: Inviting["invite"];
let mailTo: Inviting["mailTo"];
let session: Inviting["session"];
let signUp: Inviting["signUp"];
let tokenOf: Inviting["tokenOf"];

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
  ({ invite, mailTo, session, signUp, tokenOf } = createInviting(upstream));
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(() => upstream.close());

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

test("a person is mailed five invitations a day, and the sixth is refused until the day has ended", async () => {
  const email = "elin@alone.example";
  await signUp(email);
  for (let count = 0; count < 5; count += 1) expect((await invite(first, email)).status).toBe(202);
  const { db } = upstream.services;
  await db
    .updateTable("pool_attempt")
    .set({ last_at: new Date(Date.now() - 3_600_000) })
    .execute();
  const { headers, problem } = await invite(first, email);
  const { code, retryAfter = 0 } = problem;
  expect([code, Math.ceil(retryAfter / 3_600)]).toEqual(["RATE_LIMITED", 23]);
  expect(headers.get("retry-after")).toBe(String(retryAfter));
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
