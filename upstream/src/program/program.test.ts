import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { decodeJwt, importJWK, SignJWT } from "jose";
import { parse } from "yaml";
import { createClient } from "../../test/createClient.ts";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { askToken, type MadeProgram, makeProgram } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";

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

async function clientOf(program: MadeProgram, form: Record<string, string> = {}) {
  const { body } = await askToken(upstream.url, program, form);
  return createClient(upstream.url, body.access_token ?? "");
}

const tokenOf = async (program: MadeProgram) => (await clientOf(program)).get<Schemas["Token"]>("/token");

describe("the token endpoint", () => {
  test("gives a token like the hosted service's, for credentials in Basic or in the body", async () => {
    const program = await makeProgram(company, ["projects:read", "users:manage"]);
    const { id, secret } = program;
    const inBody: Record<string, string> = { client_id: id, client_secret: secret };
    for (const form of [{}, inBody]) {
      const { status, headers, body } = await askToken(upstream.url, program, form);
      expect([status, headers.get("cache-control"), headers.get("pragma")]).toEqual([200, "no-store", "no-cache"]);
      expect(body).toEqual({ access_token: expect.any(String), expires_in: 3_600, token_type: "Bearer" });
      expect(decodeJwt(body.access_token ?? "")).toMatchObject({
        iss: "https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_embedded",
        sub: id,
        client_id: id,
        token_use: "access",
        scope: "warranty/projects:read warranty/users:manage",
      });
    }
  });

  test("gives the scopes that are asked for, and none that the program lacks", async () => {
    const program = await makeProgram(company, ["projects:read", "projects:write"]);
    const scope = "warranty/projects:read";
    const { body } = await (await clientOf(program, { scope })).get<Schemas["Token"]>("/token");
    expect(body.scopes).toEqual(["projects:read"]);
    const refused = await askToken(upstream.url, program, { scope: `${scope} warranty/users:manage` });
    expect([refused.status, refused.body.error]).toEqual([400, "invalid_scope"]);
  });

  test("refuses as RFC 6749 says", async () => {
    const program = await makeProgram(company);
    const { id, secret } = program;
    const asked = async (made: MadeProgram, form = {}) => {
      const { status, headers, body } = await askToken(upstream.url, made, form);
      return [status, body.error, headers.get("www-authenticate")];
    };
    const invalid = [401, "invalid_client", 'Basic realm="oauth2"'];
    expect(await asked({ id, secret: `${secret}x` })).toEqual(invalid);
    expect(await asked({ id: "nobody", secret })).toEqual(invalid);
    expect(await asked({ id: "", secret })).toEqual(invalid);
    expect(await asked(program, { client_id: id })).toEqual(invalid);
    expect(await asked(program, { grant_type: "password" })).toEqual([400, "unsupported_grant_type", null]);
    expect(await asked(program, { client_secret: secret })).toEqual([400, "invalid_request", null]);
    const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const answer = await fetch(`${upstream.url}/oauth2/token`, json);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_request" }]);
  });

  test("limits wrong secrets as it limits wrong passwords, and locks out nobody who has the right one", async () => {
    const program = await makeProgram(company);
    const wrong = () => askToken(upstream.url, { ...program, secret: "wrong" });
    const refusals = [];
    for (let tries = 0; tries < 8; tries += 1) refusals.push(await wrong());
    expect(refusals.map(({ status }) => status)).toEqual([...Array(6).fill(401), 429, 429]);
    expect(refusals.at(-1)?.headers.get("retry-after")).toBe("60");
    expect((await askToken(upstream.url, program)).status).toBe(200);
  });

  test("gives one program at most 60 tokens a minute", async () => {
    const program = await makeProgram(company);
    const key = { email: `token ${program.id}`, failed: 60, last_at: new Date() };
    await upstream.services.db.insertInto("pool_attempt").values(key).execute();
    expect((await askToken(upstream.url, program)).status).toBe(429);
  });
});

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
    const program = await makeProgram(company);
    await tokenOf(program);
    const { body } = await company.owner.get<Schemas["Programs"]>("/programs");
    const used = body.data.find(({ id }) => id === program.id)?.lastUsedAt;
    expect(Date.now() - Date.parse(used ?? "")).toBeLessThan(60_000);
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

describe("a program's token", () => {
  test("has no user, and tells its company, scopes and end", async () => {
    const program = await makeProgram(company, ["projects:read"]);
    const { body } = await tokenOf(program);
    expect(body).toMatchObject({
      companyId: company.companyId,
      userId: null,
      program: { id: program.id, name: "Ekonomi" },
      scopes: ["projects:read"],
    });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 3_500_000);
    const own = await company.owner.get<Schemas["Token"]>("/token");
    expect(own.body).toMatchObject({ userId: company.ownerId, program: null, scopes: null });
  });

  test("is refused for a client that the service does not know, though the pool signed it", async () => {
    const { db } = upstream.services;
    const row = await db.selectFrom("pool_key").selectAll().executeTakeFirstOrThrow();
    const { body } = await askToken(upstream.url, await makeProgram(company));
    const claims = { ...decodeJwt(body.access_token ?? ""), sub: "unknown", client_id: "unknown" };
    const key = await importJWK(row.private_jwk, "RS256");
    const token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: row.kid }).sign(key);
    const { status, problem } = await createClient(upstream.url, token).get("/token");
    expect([status, problem.code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  test("names the program in the history, whose chain holds, and a person on the certificate", async () => {
    const { installation } = await build(company);
    const program = await makeProgram(company);
    const client = await clientOf(program);
    const { measurementId } = await addProduct(company, installation.id, null);
    const stepLabel = "AFTER_LAYING";
    await record(company, measurementId, stepLabel, { resistance: 131 });
    const body = { measurementId, stepLabel, data: { resistance: 134 } };
    const entry = await client.post<Schemas["StepEntry"]>("/measurements", body);
    expect(entry.body.recordedBy).toMatchObject({ id: company.ownerId });
    const history = `/history?subject=INSTALLATION&subjectId=${installation.id}`;
    const { body: page } = await company.owner.get<Schemas["HistoryPage"]>(history);
    expect(page.data[0]).toMatchObject({
      action: "step.changed",
      actor: { kind: "PROGRAM", id: program.id, name: "Ekonomi" },
      via: "API",
    });
    await company.owner.delete(`/programs/${program.id}`);
    const { body: later } = await company.owner.get<Schemas["HistoryPage"]>("/history?take=2&query=ekonomi");
    expect(later.data.map(({ actor }) => actor.name)).toContain("Ekonomi");
    expect((await verifyHistory(upstream.services.db)).map(({ broken }) => broken)).toEqual([null, null]);
  });
});

interface Operation {
  operationId: string;
  "x-scopes": Scope[];
  security?: unknown[];
}

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
        // A body that fits no operation, so that nothing is done: the scopes are looked at before it is.
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
