import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Kysely, sql } from "kysely";
import { TOTP } from "otpauth";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { startUpstream, type Upstream } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";
import { blocksFinishing, findMissing } from "../step/findMissing.ts";
import { loadInstallationContents } from "../step/loadInstallationContents.ts";
import { demoPassword, demoTemporaryPassword, demoTotpSecret } from "./demoAccounts.ts";
import { seedDemo } from "./seedDemo.ts";

let folder: string;
let upstream: Upstream;
let db: Kysely<Tables>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-"));
  upstream = await startUpstream({ ...readConfig({ DATA_DIR: folder, LOG_LEVEL: "error" }), port: 0 });
  db = upstream.services.db;
});

afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});

async function signIn(email: string, password = demoPassword) {
  const response = await fetch(upstream.url, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "embedded-web",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  return response.json();
}

async function read(email: string, path: string) {
  const { AuthenticationResult: session } = await signIn(email);
  const headers = { authorization: `Bearer ${session.AccessToken}` };
  return (await fetch(`${upstream.url}${path}`, { headers })).json();
}

test("the demo has a history that is whole", async () => {
  const page = await read("owner@nordgolv.example", "/v1/history?action=step.changed&take=100");
  expect(page.meta.count).toBeGreaterThan(3);
  for (const { actor, project, changes } of page.data) {
    expect([actor.name, project.title]).toEqual([expect.any(String), expect.any(String)]);
    expect(changes).toEqual([expect.objectContaining({ field: "measurement.resistance" })]);
  }
  expect((await verifyHistory(db)).map(({ broken }) => broken)).toEqual([null, null, null]);
});

test("projects, folders and rooms of all companies were last changed when the last thing happened in them", async () => {
  const { rows } = await sql<{ kind: string; early: number; companies: number }>`
    select kind, count(*) filter (where changed_at < last)::int as early, count(distinct company_id)::int as companies
    from object_change join lateral (
      select max(at) as last from history where history.company_id = object_change.company_id
        and object_change.id in (history.project_id, history.folder_id, history.installation_id)
    ) told on last is not null
    where kind in ('PROJECT', 'FOLDER', 'INSTALLATION') group by kind order by kind`.execute(db);
  const kinds = ["FOLDER", "INSTALLATION", "PROJECT"];
  expect(rows).toEqual(kinds.map((kind) => ({ kind, early: 0, companies: 3 })));
});

test.each([
  ["owner@nordgolv.example", "Nordgolv El AB", 14],
  ["owner@lattia.example", "Lattia Sähkö Oy", 7],
  ["owner@varmegulv.example", "Varmegulv Elektro AS", 6],
])("%s sees %s and its %d ongoing projects", async (email, name, count) => {
  const company = await read(email, "/v1/company");
  expect(company.name).toBe(name);
  if (company.logo) expect((await fetch(company.logo)).headers.get("content-type")).toContain("image/svg+xml");
  const projects = await read(email, `/v1/company/${company.id}/project?archived=false&take=100`);
  expect(projects.meta.count).toBe(count);
});

test("projects of all three states, and a company keeps to itself", async () => {
  const company = await read("installer@nordgolv.example", "/v1/company");
  const { data } = await read("office@nordgolv.example", `/v1/company/${company.id}/project?take=100`);
  const states = new Set(data.map(({ status }: { status: string }) => status));
  expect(states).toEqual(new Set(["IN_PROGRESS", "SIGNABLE", "COMPLETED"]));
  expect(await read("owner@lattia.example", `/v1/company/${company.id}/project`)).toMatchObject({ code: "NOT_FOUND" });
});

test("the invited one must choose a password, the inactive one stays out, one needs a code, one has no company", async () => {
  const invited = await signIn("invited@nordgolv.example", demoTemporaryPassword);
  expect(invited).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
  expect((await signIn("tomas@nordgolv.example")).AuthenticationResult).toBeUndefined();
  const { ChallengeName, Session } = await signIn("mfa@nordgolv.example");
  const SOFTWARE_TOKEN_MFA_CODE = new TOTP({ secret: demoTotpSecret }).generate();
  const ChallengeResponses = { USERNAME: "mfa@nordgolv.example", SOFTWARE_TOKEN_MFA_CODE };
  const answer = { ClientId: "embedded-web", ChallengeName, Session, ChallengeResponses };
  const signedIn = await cognitoCall(upstream.url, "RespondToAuthChallenge", answer);
  expect(signedIn.body.AuthenticationResult?.AccessToken).toBeDefined();
  expect(await read("nocompany@nordgolv.example", "/v1/company")).toMatchObject({ code: "NO_COMPANY" });
});

test("what is finished lacks nothing, and only the broken cable is outside", async () => {
  const installations = await db.selectFrom("installation").selectAll().execute();
  const outside: string[] = [];
  for (const [companyId, own] of Map.groupBy(installations, ({ company_id }) => company_id)) {
    const allContents = await loadInstallationContents(
      db,
      companyId,
      own.map(({ id }) => id),
    );
    for (const { id, title, completed_at } of own) {
      const missing = findMissing(allContents.get(id) ?? { products: [], recordings: [] }, "en");
      if (completed_at && missing.some(blocksFinishing)) throw new Error(`${title} is finished but lacks something.`);
      if (missing.some(({ kind }) => kind === "OUTSIDE")) outside.push(title);
    }
  }
  expect(outside).toEqual(["Tvättstuga"]);
});

test("some resistances lie in the outer tenth of their band, at both ends", async () => {
  const ratios = await measuredToNominal();
  expect(ratios.filter((ratio) => ratio > 1.086 && ratio < 1.1).length).toBeGreaterThan(5);
  expect(ratios.filter((ratio) => ratio > 0.95 && ratio < 0.964).length).toBeGreaterThan(5);
});

async function measuredToNominal(): Promise<number[]> {
  const rows = await db
    .selectFrom("recording")
    .innerJoin("installed_product", "installed_product.id", "recording.measurement_id")
    .innerJoin("product", "product.id", "installed_product.product_id")
    .select(["recording.data", "product.resistance"])
    .execute();
  return rows.flatMap(({ data, resistance }) =>
    typeof data.resistance === "number" && resistance ? [data.resistance / resistance] : [],
  );
}

test("activated installations have a certificate that was sent, and no mail lies in the outbox", async () => {
  const activated = await db.selectFrom("installation").selectAll().where("activated_at", "is not", null).execute();
  expect(activated.length).toBeGreaterThan(50);
  expect(activated.every(({ certificate_id }) => certificate_id !== null)).toBe(true);
  const waiting = await db.selectFrom("recipient").select("email").where("state", "=", "QUEUED").execute();
  expect(waiting).toEqual([]);
  expect((await readdir(join(folder, "outbox"))).filter((name) => name.endsWith(".eml"))).toEqual([]);
});

test("one customer's mail was refused, with the reason, so that the office has something to send again", async () => {
  const refused = await db
    .selectFrom("recipient")
    .innerJoin("sending", "sending.id", "recipient.sending_id")
    .innerJoin("project", "project.id", "sending.project_id")
    .select(["project.name", "recipient.email", "recipient.copy", "recipient.reason"])
    .where("recipient.state", "=", "FAILED")
    .execute();
  expect(refused).toEqual([
    {
      name: "Radhusen Kornvägen 4–12",
      email: "kassor@kornvagen.example",
      copy: false,
      reason: "ADDRESS_REFUSED",
    },
  ]);
});

test("every photo and sketch can be read, and a second start seeds nothing", async () => {
  const files = await db.selectFrom("file").selectAll().where("kind", "=", "attachment").execute();
  const stored = new Set(await readdir(join(folder, "files")));
  expect(files.filter(({ id }) => !stored.has(id))).toEqual([]);
  for (const { id, size, content_type } of files) {
    const bytes = await upstream.services.storage.read(id);
    expect(bytes.length).toBe(size);
    expect(bytes.subarray(0, 3).toString("latin1")).toBe(content_type === "image/jpeg" ? "\xff\xd8\xff" : "%PD");
  }
  expect(await seedDemo(db, { storage: upstream.services.storage })).toBe(false);
});
