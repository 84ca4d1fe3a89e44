import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { build, newProject } from "../../test/demoBuilding.ts";
import { createInviting, password } from "../../test/inviting.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";

type User = components["schemas"]["User"];
type Installation = components["schemas"]["InstallationDetail"];

let upstream: TestUpstream;
let company: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [company] = upstream.companies;
});
afterAll(() => upstream.close());

async function installer(email: string) {
  const { invite, temporaryOf } = createInviting(upstream);
  const { body: user } = await invite(company, email, { installer: true });
  await firstSignIn(upstream.url, email, await temporaryOf(email), password);
  return user.id;
}

async function roomOf(userId: string) {
  const built = await build(company);
  await company.owner.put(built.installationPath, { title: "Bad", installerId: userId });
  return {
    ...built,
    installerId: async () => (await company.owner.get<Installation>(built.installationPath)).body.installerId,
  };
}

const setActive = (userId: string, change: object) => company.owner.put<User>(`/user/${userId}`, change);

test("open rooms go to another installer with the deactivation, and come back with the reactivation", async () => {
  const [leaving, taking] = [await installer("leaving@first.example"), await installer("taking@first.example")];
  const rooms = [await roomOf(leaving), await roomOf(leaving), await roomOf(leaving)] as const;
  const [, given, archived] = rooms;
  const { endDate: _, ...change } = { ...newProject, postalCode: "22222" };
  await company.owner.put(archived.projectPath, { ...change, archived: true });
  const open = `/installations?status=started&archived=false&installerId=${leaving}&take=1`;
  const listed = await company.owner.get<{ meta: { count: number } }>(open);
  expect(listed.body.meta.count).toBe(2);
  const deactivated = await setActive(leaving, { active: false, installationsTo: taking });
  expect(deactivated.body).toMatchObject({ active: false, returnableInstallations: listed.body.meta.count });
  const installers = () => Promise.all(rooms.map((room) => room.installerId()));
  expect(await installers()).toEqual([taking, taking, leaving]);

  await company.owner.put(given.installationPath, { title: "Bad", installerId: company.ownerId });
  const back = await setActive(leaving, { active: true, returnInstallations: true });
  expect(back.body).toMatchObject({ active: true, returnableInstallations: 0 });
  expect(await installers()).toEqual([leaving, company.ownerId, leaving]);
});

test("rooms go to an active installer of the company only, and with the deactivation only", async () => {
  const [leaving, gone] = [await installer("anna@first.example"), await installer("gone@first.example")];
  const room = await roomOf(leaving);
  await setActive(gone, { active: false });
  for (const installationsTo of [gone, leaving, "nobody"])
    expect((await setActive(leaving, { active: false, installationsTo })).problem.code).toBe("INSTALLER_NOT_ALLOWED");
  expect((await setActive(leaving, { installationsTo: company.ownerId })).status).toBe(400);
  expect((await setActive(leaving, { returnInstallations: true })).status).toBe(400);
  expect(await room.installerId()).toBe(leaving);
  expect((await company.owner.get<User>(`/user/${leaving}`)).body.active).toBe(true);
});

test("admins see the last sign-in and whether a code is asked for, others do not", async () => {
  const id = await installer("seen@first.example");
  const { body } = await company.owner.get<User>(`/user/${id}`);
  expect(body).toMatchObject({ hasAuthenticator: false, invitedUntil: null });
  expect(Date.now() - Date.parse(body.lastSignInAt ?? "")).toBeLessThan(60_000);
  const seen = await createInviting(upstream).session("seen@first.example");
  const own = (await seen.get<User>(`/user/${id}`)).body;
  expect(Object.keys(own)).not.toContain("lastSignInAt");
});

test("who deleted the own account is not made active again, so that an owner who can sign in is left", async () => {
  const { companyId, ownerId, owner } = upstream.companies[0];
  const person = { email: "second@first.example", firstName: "S", lastName: "O", role: "owner" };
  const { id } = (await owner.post<User>(`/company/${companyId}/users/invite`, person)).body;
  const [mail] = await mailsTo(upstream.services.config.outboxDir, person.email);
  const [, temporary = ""] = /password: (\S+)/.exec(mail?.text ?? "") ?? [];
  const AccessToken = await firstSignIn(upstream.url, person.email, temporary, "Another-horse-2");
  await cognitoCall(upstream.url, "DeleteUser", { AccessToken });
  const { status, body } = await owner.put<{ code: string; message: string }>(`/user/${id}`, { active: true });
  expect([status, body.code, body.message]).toEqual([404, "NOT_FOUND", expect.stringContaining("Invite them anew")]);
  expect((await owner.get<User>(`/user/${id}`)).body.active).toBe(false);
  expect((await owner.put(`/user/${ownerId}/role`, { role: "admin" })).status).toBe(409);
});
