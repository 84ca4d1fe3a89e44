import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { type Client, createClient } from "../../test/createClient.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";

type User = components["schemas"]["User"];

const password = "Another-horse-2";
let upstream: TestUpstream;
let company: TestCompany;
let admin: { user: User; client: Client };
let user: { user: User; client: Client };

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  admin = await invited("admin@first.example", "admin");
  user = await invited("user@first.example", "user");
});
afterAll(() => upstream.close());

async function invited(email: string, role: User["role"]) {
  const path = `/company/${company.companyId}/users/invite`;
  const { body } = await company.owner.post<User>(path, {
    email,
    firstName: "Åsa",
    lastName: "Öst",
    role,
    language: "sv",
  });
  const outbox = upstream.services.config.outboxDir;
  const name = (await readdir(outbox)).find((file) => file.includes(body.id)) ?? "";
  const mail = await PostalMime.parse(await readFile(join(outbox, name)));
  expect(mail.to).toEqual([{ name: "", address: email }]);
  expect(mail.subject).toBe("Inbjudan till First El AB");
  const [, temporary = ""] = /lösenord: (\S+)/.exec(mail.text ?? "") ?? [];
  const token = await firstSignIn(upstream.url, email, temporary, password);
  expect((await signIn(upstream.url, email, temporary)).status).toBe(400);
  return { user: body, client: createClient(upstream.url, token) };
}

const setRole = (client: Client, id: string, role: string) => client.put<User>(`/user/${id}/role`, { role });

test("an invited person signs in with the mailed password once and then with one of their own", async () => {
  const { body } = await user.client.get<User>(`/user/${user.user.id}`);
  expect(body).toMatchObject({ email: "user@first.example", role: "user", active: true, subscribeToNewsletter: false });
});

test("an address is invited once, by admins only, and validated before", async () => {
  const path = `/company/${company.companyId}/users/invite`;
  const person = { email: "User@First.example", firstName: "A", lastName: "B" };
  expect((await company.owner.post(path, person)).problem.code).toBe("EMAIL_TAKEN");
  expect((await user.client.post(path, { ...person, email: "new@first.example" })).status).toBe(403);
  const validate = async (email: string) => (await company.owner.post("/user/validate", { email })).body;
  expect(await validate("User@first.example")).toEqual({ valid: false, reason: "EMAIL_TAKEN" });
  expect(await validate("no address")).toEqual({ valid: false, reason: "EMAIL_INVALID" });
  expect(await validate("new@first.example")).toEqual({ valid: true, reason: null });
  expect((await user.client.post("/user/validate", { email: "owner@second.example" })).problem.code).toBe("ADMIN_ONLY");
});

test("a sign-up that was never confirmed keeps nobody from being invited", async () => {
  const email = "squatted@first.example";
  const signUp = { ClientId: "embedded-web", Username: email, Password: "Squatters-pass-1" };
  expect((await cognitoCall(upstream.url, "SignUp", signUp)).status).toBe(200);
  expect((await company.owner.post("/user/validate", { email })).body).toEqual({ valid: true, reason: null });
  const person = { email, firstName: "A", lastName: "B" };
  expect((await company.owner.post(`/company/${company.companyId}/users/invite`, person)).status).toBe(201);
  expect((await signIn(upstream.url, email, "Squatters-pass-1")).status).toBe(400);
});

test("a company invites 100 people a day", async () => {
  const { companyId, owner } = upstream.companies[1];
  const { db } = upstream.services;
  const people = Array.from({ length: 98 }, (_, index) => ({
    company_id: companyId,
    id: `invited-${index}`,
    email: `invited-${index}@second.example`,
    first_name: "A",
    last_name: "B",
    role: "user" as const,
    installer: false,
    language: "sv" as const,
  }));
  await db.insertInto("app_user").values(people).execute();
  const invite = (name: string) =>
    owner.post(`/company/${companyId}/users/invite`, {
      email: `${name}@second.example`,
      firstName: "A",
      lastName: "B",
    });
  expect((await invite("hundredth")).status).toBe(201);
  const { status, problem } = await invite("one-more");
  expect([status, problem.code]).toEqual([429, "RATE_LIMITED"]);
  await db
    .updateTable("app_user")
    .set({ created_at: new Date(0) })
    .where("id", "=", "invited-0")
    .execute();
  expect((await invite("one-more")).status).toBe(201);
});

test("everyone changes themselves, others are an admin's to change, and the newsletter is told to oneself alone", async () => {
  const own = await user.client.put<User>(`/user/${user.user.id}`, {
    phone: " 070 ",
    language: "fi",
    subscribeToNewsletter: true,
  });
  expect(own.body).toMatchObject({ phone: "070", language: "fi", subscribeToNewsletter: true });
  expect((await admin.client.get(`/user/${user.user.id}`)).body).not.toHaveProperty("subscribeToNewsletter");
  const codeOf = async (client: Client, id: string, change: object) =>
    (await client.put(`/user/${id}`, change)).problem.code;
  expect(await codeOf(user.client, admin.user.id, { phone: "1" })).toBe("ADMIN_ONLY");
  expect(await codeOf(admin.client, user.user.id, { subscribeToNewsletter: true })).toBe("ONESELF_ONLY");
  expect(await codeOf(admin.client, admin.user.id, { active: false })).toBe("NOT_ONESELF");
  expect((await admin.client.put<User>(`/user/${user.user.id}`, { installer: true })).body.installer).toBe(true);
  expect(await codeOf(admin.client, company.ownerId, { firstName: "X" })).toBe("OWNER_ONLY");
  expect((await user.client.put(`/user/${user.user.id}`, { role: "admin" })).problem.details).toMatchObject([
    { field: "role" },
  ]);
});

test("roles: owners by owners, nobody by users, by their rank", async () => {
  expect((await setRole(user.client, user.user.id, "admin")).problem.code).toBe("ADMIN_ONLY");
  expect((await setRole(admin.client, user.user.id, "owner")).problem.code).toBe("OWNER_ONLY");
  expect((await setRole(admin.client, company.ownerId, "user")).problem.code).toBe("OWNER_ONLY");
  expect((await setRole(admin.client, admin.user.id, "user")).status).toBe(200);
  // The admin's token is older than the change. The refusal shows that a removed role ends at once.
  expect((await setRole(admin.client, user.user.id, "user")).problem.code).toBe("ADMIN_ONLY");
  expect((await setRole(company.owner, admin.user.id, "admin")).body.role).toBe("admin");
});

test("a company always keeps an owner", async () => {
  const stepDown = (role: string) => setRole(company.owner, company.ownerId, role);
  for (const role of ["user", "admin"]) expect((await stepDown(role)).problem.code).toBe("LAST_OWNER");
  await setRole(company.owner, admin.user.id, "owner");
  expect((await stepDown("admin")).body.role).toBe("admin");
  expect((await setRole(admin.client, admin.user.id, "user")).problem.code).toBe("LAST_OWNER");
  await setRole(admin.client, company.ownerId, "owner");
  expect((await setRole(company.owner, admin.user.id, "admin")).body.role).toBe("admin");
});

test("only an admin changes the company's details, anyone its logo", async () => {
  const both = await user.client.put("/company", { logo: null, name: "Mine" });
  expect([both.status, both.problem.code]).toEqual([403, "ADMIN_ONLY"]);
  const website = async (text: string | null) => (await admin.client.put("/company", { website: text })).body;
  expect(await website(" https://el.example ")).toMatchObject({ name: "First El AB", website: "https://el.example" });
  expect(await website("  ")).toMatchObject({ website: null });
  expect(await website(null)).toMatchObject({ website: null });
  expect((await user.client.put("/company", { logo: null })).status).toBe(200);
});

test.each([
  ["en", "Invitation to First El AB"],
  ["fi", "Kutsu: First El AB"],
  ["da", "Invitation til First El AB"],
  ["no", "Invitasjon til First El AB"],
  ["de", "Einladung zu First El AB"],
])("an invitation is mailed in the invited one's language: %s", async (language, subject) => {
  const email = `${language}@first.example`;
  const person = { email, firstName: "Å", lastName: "Ö", language };
  expect((await company.owner.post(`/company/${company.companyId}/users/invite`, person)).status).toBe(201);
  const [mail] = await mailsTo(upstream.services.config.outboxDir, email);
  expect(mail?.subject).toBe(subject);
});

test("who was invited and never came can be deactivated, and then the temporary password is worth nothing", async () => {
  const path = `/company/${company.companyId}/users`;
  const person = { email: "late@first.example", firstName: "L", lastName: "T" };
  const { body } = await company.owner.post<User>(`${path}/invite`, person);
  await company.owner.put(`/user/${body.id}`, { active: false });
  const [mail] = await mailsTo(upstream.services.config.outboxDir, person.email);
  const [, temporary = ""] = /password: (\S+)/.exec(mail?.text ?? "") ?? [];
  expect((await signIn(upstream.url, person.email, temporary)).body.message).toBe("Incorrect username or password.");
  await company.owner.put(`/user/${body.id}`, { active: true });
  expect((await signIn(upstream.url, person.email, temporary)).body.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
  await company.owner.put(`/user/${body.id}`, { active: false });
});

test("a deactivated user is signed out at once and cannot sign in, and can after being activated again", async () => {
  expect((await admin.client.put<User>(`/user/${user.user.id}`, { active: false })).body.active).toBe(false);
  expect((await user.client.get("/company")).status).toBe(401);
  expect((await signIn(upstream.url, "user@first.example", password)).body.message).toBe(
    "Incorrect username or password.",
  );
  const inactive = await admin.client.get<{ data: User[] }>(`/company/${company.companyId}/users?active=inactive`);
  expect(inactive.body.data.map(({ id }) => id)).toContain(user.user.id);
  await admin.client.put(`/user/${user.user.id}`, { active: true });
  expect((await signIn(upstream.url, "user@first.example", password)).status).toBe(200);
});
