import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { createClient } from "../../test/createClient.ts";
import { type Building, build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { askToken, type MadeProgram, makeProgram, programClient } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Scope = Schemas["ProgramScope"];

let upstream: TestUpstream;
let company: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(() => upstream.close());

const clientOf = (program: MadeProgram, form?: Record<string, string>) => programClient(upstream.url, program, form);

const tokenOf = async (program: MadeProgram) => (await clientOf(program)).get<Schemas["Token"]>("/token");

describe("a program's life", () => {
  test("its secret is told once and stored as a hash", async () => {
    const { id, secret } = await makeProgram(company);
    const { body } = await company.owner.get<Schemas["Programs"]>("/programs");
    expect(body.data.find((one) => one.id === id)).toMatchObject({
      name: "Ekonomi",
      scope: "warranty/projects:read warranty/projects:write warranty/certificates:send warranty/users:manage",
      responsible: { id: company.ownerId, name: "Eva Ek" },
    });
    expect(JSON.stringify(body)).not.toContain(secret);
    const stored = await upstream.services.db.selectFrom("pool_client").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test("is an owner's matter", async () => {
    const inviting = createInviting(upstream);
    const email = "admin@first.example";
    await inviting.invite(company, email, { role: "admin" });
    const token = await firstSignIn(upstream.url, email, await inviting.temporaryOf(email), "Another-horse-2");
    const { status, problem } = await createClient(upstream.url, token).get("/programs");
    expect([status, problem.code]).toEqual([403, "OWNER_ONLY"]);
  });

  test("with users:manage it invites and appoints the role user only", async () => {
    const client = await clientOf(await makeProgram(company, ["users:manage"]));
    const person = { firstName: "Pia", lastName: "Program" };
    const inviteAs = (role?: Schemas["Role"]) =>
      client.post<Schemas["User"]>(`/company/${company.companyId}/users/invite`, {
        ...person,
        email: `${role ?? "default"}@programs.example`,
        role,
      });
    const refusedRoles = ["admin", "owner"] as const;
    for (const role of refusedRoles) {
      const { status, problem } = await inviteAs(role);
      expect([status, problem.code]).toEqual([403, "ADMIN_ONLY"]);
    }
    const { status, body: user } = await inviteAs();
    expect([status, user.role]).toEqual([201, "user"]);
    for (const role of refusedRoles)
      expect((await client.put(`/user/${user.id}/role`, { role })).problem.code).toBe("ADMIN_ONLY");
    await company.owner.put(`/user/${user.id}/role`, { role: "admin" });
    const demoted = await client.put<Schemas["User"]>(`/user/${user.id}/role`, { role: "user" });
    expect([demoted.status, demoted.body.role]).toEqual([200, "user"]);
  });

  test("the secret before works for a day after another was made, and none from before that", async () => {
    const first = await makeProgram(company);
    const rotate = async () => {
      const { body } = await company.owner.post<Schemas["ProgramWithSecret"]>(`/programs/${first.id}/secret`);
      return { id: first.id, secret: body.secret };
    };
    const statuses = (programs: MadeProgram[]) =>
      Promise.all(programs.map(async (program) => (await askToken(upstream.url, program)).status));
    const second = await rotate();
    expect(await statuses([first, second])).toEqual([200, 200]);
    const third = await rotate();
    expect(await statuses([first, second, third])).toEqual([401, 200, 200]);
    const { db } = upstream.services;
    await db.updateTable("pool_client").set({ previous_until: new Date() }).where("client_id", "=", first.id).execute();
    expect(await statuses([second, third])).toEqual([401, 200]);
  });

  test("tells its last use", async () => {
    const [program, other] = [await makeProgram(company), await makeProgram(company)];
    const longAgo = new Date("2026-01-02T03:04:05Z");
    const { db } = upstream.services;
    await db.updateTable("program").set({ last_used_at: longAgo }).where("id", "=", other.id).execute();
    await tokenOf(program);
    const { body } = await company.owner.get<Schemas["Programs"]>("/programs");
    const used = (id: string) => body.data.find((each) => each.id === id)?.lastUsedAt ?? "";
    expect(Date.now() - Date.parse(used(program.id))).toBeLessThan(60_000);
    expect(used(other.id)).toBe(longAgo.toISOString());
  });

  test("its tokens die with it at once, revoked or ended", async () => {
    const { db } = upstream.services;
    const [revoked, ended] = [await makeProgram(company), await makeProgram(company)];
    const clients = [await clientOf(revoked), await clientOf(ended)];
    await company.owner.delete(`/programs/${revoked.id}`);
    await db.updateTable("program").set({ ends_on: "2020-01-01" }).where("id", "=", ended.id).execute();
    await db.updateTable("pool_client").set({ ends_on: "2020-01-01" }).where("client_id", "=", ended.id).execute();
    for (const client of clients) {
      const { status, problem } = await client.get("/company");
      expect([status, problem.code]).toEqual([401, "UNAUTHENTICATED"]);
    }
    for (const program of [revoked, ended]) expect((await askToken(upstream.url, program)).status).toBe(401);
  });

  test("ends from today to two years from now", async () => {
    for (const endsOn of ["2020-01-01", "2999-01-01"]) {
      const body = { name: "Ekonomi", scopes: ["projects:read"], endsOn };
      const { status, problem } = await company.owner.post("/programs", body);
      expect([status, problem.details]).toMatchObject([400, [{ field: "endsOn", code: "FIELD_INVALID" }]]);
    }
  });
});

type Operation = {
  operationId: string;
  "x-scopes": Scope[];
  security?: unknown[];
};

const contract: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"),
);
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    operation.operationId && !operation.security ? [{ ...operation, path, method }] : [],
  ),
);
const scopes: Scope[] = ["projects:read", "projects:write", "certificates:send", "users:manage"];

describe("each operation", () => {
  let building: Building;
  const clients = new Map<Scope, Awaited<ReturnType<typeof clientOf>>>();
  beforeAll(async () => {
    building = await build(company);
    for (const scope of scopes) clients.set(scope, await clientOf(await makeProgram(company, [scope])));
  });

  test.each(operations)(
    "$operationId is open to a program with one of $x-scopes, and to no other",
    async (operation) => {
      const ids: Record<string, string> = {
        companyId: company.companyId,
        projectId: building.project.id,
        installationId: building.installation.id,
      };
      const address = operation.path
        .replace("/v1", "")
        .replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "nothing");
      for (const [scope, client] of clients) {
        // The body fits no operation, so nothing is done. Scopes are checked before bodies.
        const answer = await fetch(`${upstream.url}/v1${address}`, {
          method: operation.method.toUpperCase(),
          headers: { authorization: `Bearer ${client.token}`, "content-type": "application/json" },
          body: operation.method === "get" ? undefined : JSON.stringify({ surprise: true }),
        });
        const { code } = answer.status === 204 ? {} : await answer.json();
        expect({ scope, isRefused: code === "SCOPE_MISSING" }).toEqual({
          scope,
          isRefused: !operation["x-scopes"].includes(scope),
        });
      }
    },
  );
});
