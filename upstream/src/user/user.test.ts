import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { type Client, createClient } from "../../test/createClient.ts";
import { signIn } from "../../test/poolCall.ts";
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

/** Invites somebody, reads the temporary password from the mail and signs in with it for the first time. */
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
});

test("everyone changes themselves, others are an admin's to change, and the newsletter is told to oneself alone", async () => {
  const own = await user.client.put<User>(`/user/${user.user.id}`, {
    phone: " 070 ",
    language: "fi",
    subscribeToNewsletter: true,
  });
  expect(own.body).toMatchObject({ phone: "070", language: "fi", subscribeToNewsletter: true });
  expect((await admin.client.get(`/user/${user.user.id}`)).body).not.toHaveProperty("subscribeToNewsletter");
  expect((await user.client.put(`/user/${admin.user.id}`, { phone: "1" })).status).toBe(403);
  expect((await admin.client.put<User>(`/user/${user.user.id}`, { installer: true })).body.installer).toBe(true);
  expect((await admin.client.put(`/user/${company.ownerId}`, { firstName: "X" })).status).toBe(403);
  expect((await user.client.put(`/user/${user.user.id}`, { role: "admin" })).problem.details).toMatchObject([
    { field: "role" },
  ]);
});

test("roles: owners by owners, nobody by users, and one admin always remains", async () => {
  expect((await setRole(user.client, user.user.id, "admin")).status).toBe(403);
  expect((await setRole(admin.client, user.user.id, "owner")).status).toBe(403);
  expect((await setRole(admin.client, company.ownerId, "user")).status).toBe(403);
  expect((await setRole(admin.client, admin.user.id, "user")).status).toBe(200);
  expect((await setRole(admin.client, user.user.id, "user")).status).toBe(403);
  expect((await setRole(company.owner, company.ownerId, "user")).problem.code).toBe("LAST_ADMIN");
  expect((await setRole(company.owner, admin.user.id, "admin")).body.role).toBe("admin");
});

test("only an admin changes the company's details", async () => {
  expect((await user.client.put("/company", { name: "Mine" })).status).toBe(403);
  expect((await admin.client.put("/company", { website: "  " })).body).toMatchObject({ website: null });
  expect((await user.client.put("/company", { logo: null })).status).toBe(200);
});

test("a deactivated user is signed out at once and cannot sign in, and can after being activated again", async () => {
  expect((await admin.client.put<User>(`/user/${user.user.id}`, { active: false })).body.active).toBe(false);
  expect((await user.client.get("/company")).status).toBe(401);
  expect((await signIn(upstream.url, "user@first.example", password)).body.message).toBe(
    "Incorrect username or password.",
  );
  const inactive = await admin.client.get<{ data: User[] }>(`/company/${company.companyId}/users?active=inactive`);
  expect(inactive.body.data.map(({ id }) => id)).toEqual([user.user.id]);
  await admin.client.put(`/user/${user.user.id}`, { active: true });
  expect((await signIn(upstream.url, "user@first.example", password)).status).toBe(200);
});
