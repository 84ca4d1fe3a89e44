import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { GraphQLField, GraphQLObjectType } from "graphql";
import { createClient } from "../../upstream/test/createClient.ts";
import { askToken, makeProgram } from "../../upstream/test/makeProgram.ts";
import { documentOfStep } from "../contract/graphql/documents.ts";
import { graphqlCases } from "../contract/graphql/graphqlCases.ts";
import { toGlobalId } from "../src/graphql/globalId.ts";
import type { RestProgramScope } from "../src/rest/types.ts";
import { ruleOf } from "../src/schema/permissions.ts";
import { buildOffice, type Office, schema } from "./buildOffice.ts";
import { createCaller } from "./createCaller.ts";
import { rootAccess } from "./rootAccess.ts";
import { type OfficeStack, startOfficeStack } from "./startStack.ts";
import { variablesOf } from "./variablesOf.ts";

let stack: OfficeStack;
let offices: Record<"user" | "admin" | "owner", Office>;
let owner: Office;
let known: Record<string, string>;
beforeAll(async () => {
  stack = await startOfficeStack();
  const { id } = await stack.upstream.services.db
    .selectFrom("app_user")
    .select("id")
    .where("email", "=", "installer@nordgolv.example")
    .executeTakeFirstOrThrow();
  // Switches declarations on. A plain user must sign them but may not switch them on.
  await stack.upstream.services.db.updateTable("company").set({ signs_declarations: true }).execute();
  // Ids for a plain user, who cannot create such objects.
  known = {
    invitedGid: toGlobalId("User", id),
    invitationGid: toGlobalId("PendingInvitation", id),
    webhookGid: toGlobalId("Webhook", "x"),
    deliveryGid: toGlobalId("WebhookDelivery", "x", "y"),
    programId: "nobodys",
  };
}, 180_000);
// Each long effect has a hook of its own, since the limit is one hook's.
beforeAll(async () => {
  offices = {
    user: await buildOffice(stack, "office@nordgolv.example", { known }),
    admin: await buildOffice(stack, "karin@nordgolv.example", { known }),
    owner: await buildOffice(stack, "owner@nordgolv.example", { known }),
  };
}, 180_000);
beforeAll(async () => {
  owner = await buildOffice(stack, "owner@nordgolv.example", { until: "previewCertificate" });
  owner.fixtures.set({ certificateGid: toGlobalId("Certificate", owner.fixtures.get("projectId"), "none-yet") });
}, 180_000);
afterAll(() => stack.close());

describe.each(["user", "admin", "owner"] as const)("as %s", (role) => {
  test.each(rootAccess)("%s is for %s", (name, may) => {
    const isRefused = (may === "admins" && role === "user") || (may === "owners" && role !== "owner");
    const row = offices[role].report.rows().find((one) => one.name === name);
    // These ids belong to no invitation or program, so the answer is null.
    const allowed = ["Query.invitation", "Query.program"].includes(name) ? "not seen" : "ok";
    expect(row?.verdict).toBe(isRefused ? "refused" : allowed);
    if (isRefused) expect(row?.note).toMatch(/NOT_ALLOWED|FORBIDDEN/);
  });
});

describe("as nobody", () => {
  test.each(rootAccess)("%s is for %s", async (name, may) => {
    const step = graphqlCases.find(
      (one) => `${one.kind}.${one.kind === "Query" ? one.query.name : one.mutation.name}` === name,
    );
    if (!step) throw new Error(`${name} has no case`);
    const learned = { invitedGid: owner.fixtures.get("userGid"), signedProjectGid: owner.fixtures.get("projectGid") };
    owner.fixtures.set({
      ...learned,
      stepEntryGid: owner.fixtures.get("stepEntryGid"),
      webhookGid: toGlobalId("Webhook", "x"),
      deliveryGid: toGlobalId("WebhookDelivery", "x", "y"),
    });
    const variables = (await variablesOf(step, owner)) ?? { input: null };
    const { errors = [] } = await createCaller(stack.url).send(documentOfStep(schema, step), variables);
    const codes = errors.map(({ extensions }) => extensions.code);
    if (may === "anyone") expect(codes).not.toContain("UNAUTHENTICATED");
    else expect(codes).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("of people", () => {
  const ask = async ({ send }: Office, name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await send(
      `mutation($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`,
      { input },
    );
    const payload = data?.[name] as { userErrors: { code: string }[] } | undefined;
    return errors?.[0]?.extensions?.code ?? payload?.userErrors.map(({ code }) => code).join() ?? "";
  };
  let user: Office;
  let admin: Office;
  const signIn = (email: string) => buildOffice(stack, email, { until: "signIn" });
  beforeAll(async () => {
    user = await signIn("office@nordgolv.example");
    admin = await signIn("karin@nordgolv.example");
  });

  test("others' details are an admin's, and an owner an owner's", async () => {
    const ownerId = owner.fixtures.get("userGid");
    const userId = user.fixtures.get("userGid");
    const adminId = admin.fixtures.get("userGid");
    expect(await ask(user, "updateUser", { userId: adminId, phone: "1" })).toBe("NOT_ALLOWED");
    expect(await ask(admin, "updateUser", { userId, phone: "1" })).toBe("");
    expect(await ask(admin, "setUserRole", { userId: ownerId, role: "USER" })).toBe("NOT_ALLOWED");
    expect(await ask(user, "setUserRole", { userId, role: "OWNER" })).toBe("NOT_ALLOWED");
    expect(await ask(admin, "setUserRole", { userId: adminId, role: "OWNER" })).toBe("NOT_ALLOWED");
  });

  test("a role that is taken away during a session is gone at once", async () => {
    const userId = admin.fixtures.get("userGid");
    const change = { userId: user.fixtures.get("userGid"), phone: "2" };
    expect(await ask(admin, "updateUser", change)).toBe("");
    expect(await ask(owner, "setUserRole", { userId, role: "USER" })).toBe("");
    expect(await ask(admin, "updateUser", change)).toBe("NOT_ALLOWED");
    expect(await ask(admin, "deleteProject", { projectId: owner.fixtures.get("projectGid") })).toBe("NOT_ALLOWED");
    const { data } = await admin.send("{ viewer { isAdmin company { viewerCanManageUsers } } }");
    expect(data).toEqual({ viewer: { isAdmin: false, company: { viewerCanManageUsers: false } } });
  });

  test("somebody who is shut out during a session is out at once", async () => {
    expect(await ask(owner, "setUserActive", { userId: user.fixtures.get("userGid"), active: false })).toBe("");
    const { data, errors } = await user.send("{ viewer { email } }");
    expect([data, errors?.[0]?.extensions?.code]).toEqual([{ viewer: null }, "UNAUTHENTICATED"]);
  });
});

type Scope = RestProgramScope;
const scopes: Scope[] = ["projects:read", "projects:write", "certificates:send", "users:manage"];

/** The scope that a program needs; "people" refuses all programs, "any" accepts them. Null if no session is needed. */
type Needed = Scope | "people" | "any";
const neededFor = (name: string): Needed | null => {
  const [type = "", field = ""] = name.split(".");
  const root = schema.getType(type) as GraphQLObjectType;
  const rule = ruleOf(schema, root, root.getFields()[field] as GraphQLField<unknown, unknown>);
  if (rule === "public") return null;
  if (rule === "ownAccount") return "people";
  return rule === "signedIn" || rule === null ? "any" : rule;
};

describe("as a program", () => {
  const sendWith = async (name: string, given: Scope[]) => {
    const step = graphqlCases.find(
      (one) => `${one.kind}.${one.kind === "Query" ? one.query.name : one.mutation.name}` === name,
    );
    if (!step) throw new Error(`${name} has no case`);
    const learned = { invitedGid: owner.fixtures.get("userGid"), signedProjectGid: owner.fixtures.get("projectGid") };
    owner.fixtures.set({ ...learned, stepEntryGid: owner.fixtures.get("stepEntryGid"), programId: "nobodys" });
    const variables = (await variablesOf(step, owner)) ?? { input: null };
    const authorization = `Bearer ${await tokenWith(given)}`;
    const { errors = [] } = await createCaller(stack.url).send(documentOfStep(schema, step), variables, {
      authorization,
    });
    return errors.filter(({ path, extensions }) => path?.length === 1 && extensions.code === "FORBIDDEN");
  };

  const tokens = new Map<string, string>();
  async function tokenWith(given: Scope[]): Promise<string> {
    const known = tokens.get(given.join());
    if (known) return known;
    const ownerClient = createClient(stack.upstream.url, owner.token);
    const program = await makeProgram({ owner: ownerClient }, given);
    const { body } = await askToken(stack.upstream.url, program);
    tokens.set(given.join(), body.access_token ?? "");
    return body.access_token ?? "";
  }

  const rows = rootAccess.flatMap(([name]) => {
    const need = neededFor(name);
    return need === null ? [] : [[name, need] as const];
  });

  test.each(rows)("%s needs: %s", async (name, need) => {
    if (need === "any") return expect(await sendWith(name, ["users:manage"])).toEqual([]);
    const others = scopes.filter(
      (scope) => scope !== need && !(need === "projects:read" && scope === "projects:write"),
    );
    const refusal = expect.objectContaining({ message: expect.stringMatching(need === "people" ? /people/ : need) });
    stack.takeRequests();
    expect(await sendWith(name, others)).toEqual([refusal]);
    // With the needed scope the same operation is not refused.
    if (need !== "people") expect(await sendWith(name, [...new Set<Scope>(["projects:read", need])])).toEqual([]);
  });

  test("REST refuses what the gateway let through by a scope of the root field alone", async () => {
    const authorization = `Bearer ${await tokenWith(["projects:read"])}`;
    const { data, errors } = await createCaller(stack.url).send<{ program: { company: { history: null } } }>(
      "{ program { company { name history { totalCount } } } }",
      {},
      { authorization },
    );
    expect([data.program.company.history, errors]).toEqual([null, undefined]);
  });
});
