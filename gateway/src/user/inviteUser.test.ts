import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mailsTo } from "../../../upstream/test/mailedCode.ts";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Payload = { user: { email: string; role: string } | null };

const selection = "user { email role }";

let stack: Stack;
let plain: Caller;
let admin: Caller;
let office: Mutate;
let admins: Mutate;
beforeAll(async () => {
  stack = await startStack();
  plain = await signInAs(stack, "office@nordgolv.example");
  admin = await signInAs(stack, "karin@nordgolv.example");
  office = createMutator(stack, plain);
  admins = createMutator(stack, admin);
});
afterAll(() => stack.close());

describe("inviteUser", () => {
  const person = { email: " New@Nordgolv.example ", firstName: " Nils ", lastName: "Ny", language: "de" };

  test("is for admins", async () => {
    expect((await office("inviteUser", person)).codes).toEqual([["NOT_ALLOWED", null]]);
  });

  test("makes an account, once for each address", async () => {
    const { payload, requests, bodies } = await admins<Payload>("inviteUser", { ...person, role: "ADMIN" }, selection);
    expect(payload).toMatchObject({ user: { email: "new@nordgolv.example", role: "ADMIN" }, userErrors: [] });
    expect(requests).toEqual(["POST v1/company/:id/users/invite"]);
    const names = { firstName: "Nils", lastName: "Ny" };
    expect(bodies).toEqual([
      { email: "new@nordgolv.example", ...names, role: "admin", installer: false, language: "de" },
    ]);
    expect((await admins("inviteUser", person)).codes).toEqual([["EMAIL_TAKEN", "email"]]);
  });

  test("refuses names that hold an address of the web, and nobody is invited", async () => {
    const lured = {
      email: "lured@nordgolv.example",
      firstName: "Win at https://evil.example",
      lastName: "WWW.evil.example",
    };
    const { payload } = await admins("inviteUser", lured);
    expect(payload.userErrors).toEqual([
      { code: "NAME_HOLDS_ADDRESS", field: "firstName", message: "firstName may hold no address of the web" },
      { code: "NAME_HOLDS_ADDRESS", field: "lastName", message: "lastName may hold no address of the web" },
    ]);
    expect(await mailsTo(stack.upstream.services.config.outboxDir, lured.email)).toEqual([]);
  });

  test("tells all that is missing together", async () => {
    const { codes, requests } = await admins("inviteUser", { email: " ", firstName: "", lastName: " " });
    expect(codes).toEqual([
      ["EMAIL_REQUIRED", "email"],
      ["FIRST_NAME_REQUIRED", "firstName"],
      ["LAST_NAME_REQUIRED", "lastName"],
    ]);
    expect(requests).toEqual([]);
    const { payload } = await admins("inviteUser", { ...person, email: "a@b" });
    expect(payload.userErrors).toEqual([{ code: "EMAIL_INVALID", field: "email", message: "Invalid email format" }]);
  });
});

test("admins list invitations, send one again in another language and withdraw it", async () => {
  const person = { email: "waits@nordgolv.example", firstName: "Vera", lastName: "Vänta", language: "sv" };
  await admins("inviteUser", person);
  const query = "{ viewer { company { invitations { id email language expiresAt joinsByAccepting } } } }";
  type Listed = { viewer: { company: { invitations: { id: string; email: string }[] | null } } };
  const listed = async () => (await admin.send<Listed>(query)).data.viewer.company.invitations ?? [];
  const found = (await listed()).find(({ email }) => email === person.email);
  expect(found).toMatchObject({ language: "sv", joinsByAccepting: false, expiresAt: expect.any(String) });
  expect((await plain.send<Listed>(query)).data.viewer.company.invitations).toBeNull();
  const again = await admins(
    "resendInvitation",
    { invitationId: found?.id, language: "fi" },
    "invitation { language }",
  );
  expect(again.payload).toMatchObject({ invitation: { language: "fi" }, userErrors: [] });
  expect(again.requests).toEqual(["POST v1/company/:id/users/invitations/:id/resend"]);
  expect((await office("withdrawInvitation", { invitationId: found?.id })).codes).toEqual([["NOT_ALLOWED", null]]);
  expect((await admins("withdrawInvitation", { invitationId: found?.id })).payload.userErrors).toEqual([]);
  expect((await listed()).map(({ email }) => email)).not.toContain(person.email);
});

describe("somebody with an account and no company", () => {
  const email = "nocompany@nordgolv.example";
  const invited = "query($token: String!) { invitation(token: $token) { companyName } }";

  test("joins by the mailed link, as the account that was invited", async () => {
    const alva = await signInAs(stack, email);
    const asked = await admins<{ joinsByAccepting: boolean }>(
      "inviteUser",
      { email, firstName: "Alva", lastName: "Ståhl" },
      "user { email } joinsByAccepting",
    );
    expect(asked.payload).toEqual({ user: null, joinsByAccepting: true, userErrors: [] });
    const [mail] = await mailsTo(stack.upstream.services.config.outboxDir, email);
    const [, token = ""] = /invitation\?token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    type Told = { invitation: { companyName: string } | null };
    expect((await plain.send<Told>(invited, { token })).data.invitation).toBeNull();
    expect((await alva.send<Told>(invited, { token })).data.invitation?.companyName).toMatch(/^Nordgolv/);
    const accept = createMutator(stack, alva);
    expect((await accept("acceptInvitation", { token: "none" })).codes).toEqual([["INVITATION_NOT_FOUND", "token"]]);
    const done = await accept<{ viewer: object }>("acceptInvitation", { token }, "viewer { email company { name } }");
    expect(done.payload).toMatchObject({
      viewer: { email, company: { name: expect.stringMatching(/^Nordgolv/) } },
      userErrors: [],
    });
    expect(alva.cookies.get("companyId")).toBe(admin.cookies.get("companyId"));
    expect((await accept("acceptInvitation", { token })).codes).toEqual([["HAS_COMPANY", null]]);
  });
});

describe("inviteCheck", () => {
  const query = "query($email: String!) { inviteCheck(email: $email) { mayBeInvited obstacle } }";

  test.each([
    ["free@nordgolv.example", true, null],
    [" OFFICE@nordgolv.example ", false, "EMAIL_TAKEN"],
    ["a@b", false, "EMAIL_INVALID"],
    ["a".repeat(1_001), false, "EMAIL_INVALID"],
  ])("says of %j whether it may be invited", async (email, mayBeInvited, obstacle) => {
    const { data } = await admin.send(query, { email });
    expect(data).toEqual({ inviteCheck: { mayBeInvited, obstacle } });
  });

  test("is closed to others, and the service is not asked", async () => {
    stack.takeRequests();
    const { errors } = await plain.send(query, { email: "a@b.se" });
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(stack.takeRequests()).toEqual(["GET v1/user/:id"]);
  });
});
