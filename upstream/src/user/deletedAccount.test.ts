import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";

type User = components["schemas"]["User"];

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

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
