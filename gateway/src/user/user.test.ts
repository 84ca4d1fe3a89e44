import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Can = { viewerCanEdit: boolean; viewerCanSetRole: boolean; viewerCanSetActive: boolean };
type User = Can & { id: string; email: string; role: string; active: boolean; phone: string | null };
type Payload = { user: User | null };
type Users = {
  viewer: { id: string; company: Can & { viewerCanManageUsers: boolean; allUsers: { nodes: User[] } } };
};

const fields = "id email firstName lastName phone language installer role active";
const selection = `user { ${fields} }`;

let stack: Stack;
let office: Caller;
let mine: Mutate;
let admins: Mutate;
let owners: Mutate;
let ids: Record<string, string>;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  const owner = await signInAs(stack, "owner@nordgolv.example");
  const { nodes } = (await people(owner)).viewer.company.allUsers;
  const admin = nodes.find(({ role, active }) => role === "ADMIN" && active);
  if (!admin) throw new Error("the demo has no admin");
  ids = Object.fromEntries(nodes.map(({ email, id }) => [email.split("@")[0], id]));
  ids.admin = admin.id;
  mine = createMutator(stack, office);
  owners = createMutator(stack, owner);
  admins = createMutator(stack, await signInAs(stack, admin.email));
});
afterAll(() => stack.close());

async function people(caller: Caller): Promise<Users> {
  const can = "viewerCanEdit viewerCanSetRole viewerCanSetActive";
  const users = `allUsers(active: false) { nodes { ${fields} ${can} } }`;
  const query = `{ viewer { id company { viewerCanEdit viewerCanManageUsers ${users} } } }`;
  return (await caller.send<Users>(query)).data;
}

const can = ({ viewerCanEdit, viewerCanSetRole, viewerCanSetActive }: Can) => [
  viewerCanEdit,
  viewerCanSetRole,
  viewerCanSetActive,
];

describe("viewerCan", () => {
  test("lets a plain user edit oneself alone", async () => {
    const { viewer } = await people(office);
    const { company } = viewer;
    expect([company.viewerCanEdit, company.viewerCanManageUsers]).toEqual([false, false]);
    const rights = company.allUsers.nodes.map((user) => [user.id, ...can(user)]);
    for (const [id, edit, role, active] of rights)
      expect([edit, role, active]).toEqual([id === viewer.id, false, false]);
  });

  test("lets an admin manage all but the owner, and not shut oneself out", async () => {
    const admin = await signInAs(stack, "karin@nordgolv.example");
    const { viewer } = await people(admin);
    expect([viewer.company.viewerCanEdit, viewer.company.viewerCanManageUsers]).toEqual([true, true]);
    const byId = new Map(viewer.company.allUsers.nodes.map((user) => [user.id, can(user)]));
    expect(byId.get(viewer.id)).toEqual([true, true, false]);
    expect(byId.get(ids.owner ?? "")).toEqual([false, false, false]);
    expect(byId.get(ids.office ?? "")).toEqual([true, true, true]);
  });
});

describe("updateUser", () => {
  test("changes the given details, and the language cookie with one's own language", async () => {
    const input = { userId: ids.office, firstName: " Maja ", phone: "  ", language: "en" };
    const { payload, requests, bodies } = await mine<Payload>("updateUser", input, selection);
    expect(payload).toMatchObject({ user: { firstName: "Maja", phone: null, language: "en" }, userErrors: [] });
    expect(requests).toEqual(["PUT v1/user/:id"]);
    expect(bodies).toEqual([{ firstName: "Maja", phone: null, language: "en" }]);
    expect(office.cookies.get("language")).toBe("en");
  });

  test("needs both names, and something to change", async () => {
    const { payload, requests } = await mine("updateUser", { userId: ids.office, firstName: " ", lastName: "" });
    expect(payload.userErrors).toEqual([
      { code: "FIRST_NAME_REQUIRED", field: "firstName", message: "First name is required" },
      { code: "LAST_NAME_REQUIRED", field: "lastName", message: "Last name is required" },
    ]);
    expect(requests).toEqual([]);
    expect((await mine("updateUser", { userId: ids.office })).codes).toEqual([["VALUE_INVALID", null]]);
    const long = await mine("updateUser", { userId: ids.office, phone: "1".repeat(41) });
    expect(long.codes).toEqual([["VALUE_INVALID", "phone"]]);
  });

  test("of somebody else is an admin's", async () => {
    const input = { userId: ids.installer, installer: true };
    expect((await mine("updateUser", input)).codes).toEqual([["NOT_ALLOWED", null]]);
    expect((await admins("updateUser", input)).codes).toEqual([]);
  });
});

describe("setUserRole", () => {
  const set = (mutate: Mutate, userId: string | undefined, role: string) =>
    mutate<Payload>("setUserRole", { userId, role }, selection);

  test("is for admins, and an owner is left to owners", async () => {
    expect((await set(mine, ids.office, "ADMIN")).codes).toEqual([["NOT_ALLOWED", null]]);
    expect((await set(admins, ids.owner, "USER")).codes).toEqual([["NOT_ALLOWED", null]]);
    const { payload, requests, bodies } = await set(admins, ids.installer, "ADMIN");
    expect(payload).toMatchObject({ user: { role: "ADMIN" }, userErrors: [] });
    expect(requests).toEqual(["PUT v1/user/:id/role"]);
    expect(bodies).toEqual([{ role: "admin" }]);
    await set(admins, ids.installer, "USER");
  });
});

describe("setUserActive", () => {
  const set = (mutate: Mutate, userId: string | undefined, active: boolean) =>
    mutate<Payload>("setUserActive", { userId, active }, selection);

  test("shuts out and lets in", async () => {
    expect((await set(mine, ids.installer, false)).codes).toEqual([["NOT_ALLOWED", null]]);
    expect((await set(admins, ids.admin, false)).codes).toEqual([["NOT_ALLOWED", null]]);
    const out = await set(admins, ids.installer, false);
    expect(out.payload).toMatchObject({ user: { active: false }, userErrors: [] });
    expect(out.requests).toEqual(["PUT v1/user/:id"]);
    expect(out.bodies).toEqual([{ active: false }]);
    expect((await set(admins, ids.installer, true)).payload.user?.active).toBe(true);
  });

  test("hands the open rooms over and gives them back, and shows admins what there is to give back", async () => {
    const rooms = `query($id: ID!) { viewer { company { installations(status: STARTED, archived: false, installerId: $id) { totalCount } } } }`;
    type Rooms = { viewer: { company: { installations: { totalCount: number } } } };
    const owner = await signInAs(stack, "owner@nordgolv.example");
    const countOf = async (id: string | undefined) =>
      (await owner.send<Rooms>(rooms, { id })).data.viewer.company.installations.totalCount;
    const [open, before] = [await countOf(ids.installer), await countOf(ids.owner)];
    expect(open).toBeGreaterThan(0);
    const select = "user { returnableInstallations lastSignInAt invitedUntil usesAuthenticator }";
    for (const installationsTo of ["nonsense", toGlobalId("User", crypto.randomUUID())]) {
      const { codes } = await admins("setUserActive", { userId: ids.installer, active: false, installationsTo });
      expect(codes).toEqual([["INSTALLER_NOT_ALLOWED", "installationsTo"]]);
    }
    const change = { userId: ids.installer, active: false, installationsTo: ids.owner };
    const out = await admins<Payload>("setUserActive", change, select);
    const told = { returnableInstallations: open, invitedUntil: null, usesAuthenticator: false };
    expect(out.payload.user).toMatchObject(told);
    expect(out.requests).toEqual(["PUT v1/user/:id"]);
    expect(await countOf(ids.owner)).toBe(before + open);
    const back = { userId: ids.installer, active: true, returnInstallations: true };
    expect((await admins<Payload>("setUserActive", back, select)).payload.user).toMatchObject({
      returnableInstallations: 0,
    });
    expect(await countOf(ids.installer)).toBe(open);
    const seen = await mine<Payload>("updateUser", { userId: ids.office, firstName: "Maja" }, select);
    expect(seen.payload.user).toMatchObject({ returnableInstallations: null, lastSignInAt: null });
  });
});

test("a company keeps an owner", async () => {
  const finn = await signInAs(stack, "owner@lattia.example");
  const finns = createMutator(stack, finn);
  const { viewer } = await people(finn);
  for (const { id, role } of viewer.company.allUsers.nodes) {
    if (role === "ADMIN") await finns("setUserRole", { userId: id, role: "USER" });
  }
  const { codes } = await finns("setUserRole", { userId: viewer.id, role: "USER" });
  expect(codes).toEqual([["LAST_OWNER", null]]);
});

test("a user of nobody is not found", async () => {
  for (const userId of ["nonsense", toGlobalId("User", crypto.randomUUID())]) {
    const answers = [
      await owners("updateUser", { userId, phone: "1" }),
      await owners("setUserRole", { userId, role: "USER" }),
      await owners("setUserActive", { userId, active: true }),
    ];
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
});
