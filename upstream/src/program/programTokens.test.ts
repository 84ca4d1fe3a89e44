import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { decodeJwt, importJWK, SignJWT } from "jose";
import { createClient } from "../../test/createClient.ts";
import { addProduct, build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { askToken, type MadeProgram, makeProgram, programClient } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";

type Schemas = components["schemas"];

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
    expect(["1", "2"]).toContain(refusals.at(-1)?.headers.get("retry-after"));
    expect((await askToken(upstream.url, program)).status).toBe(200);
  });

  test("gives one program at most 60 tokens a minute", async () => {
    const program = await makeProgram(company);
    const key = { email: `token ${program.id}`, failed: 60, last_at: new Date(Date.now() - 30_000) };
    await upstream.services.db.insertInto("pool_attempt").values(key).execute();
    const { status, headers } = await askToken(upstream.url, program);
    expect([status, Math.ceil(Number(headers.get("retry-after")) / 10)]).toEqual([429, 3]);
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

  test("stands for another owner once the one who was responsible has left: no copy goes there", async () => {
    const { db } = upstream.services;
    const program = await makeProgram(company);
    const { body: left } = await createInviting(upstream).invite(company, "left@first.example", { role: "owner" });
    await db.updateTable("program").set({ responsible_id: left.id }).where("id", "=", program.id).execute();
    expect((await company.owner.put(`/user/${left.id}`, { active: false })).status).toBe(200);
    const { path, folderIds } = await storeFinishedProject(db, company);
    const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const body = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: true };
    const { body: sent } = await (await clientOf(program)).post<{ certificates: Schemas["Certificate"][] }>(
      `${path}/sign`,
      body,
    );
    const recipients = sent.certificates[0]?.recipients.map(({ email }) => email);
    expect(recipients).toEqual(["kund@ripan.example", company.email]);
  });
});
