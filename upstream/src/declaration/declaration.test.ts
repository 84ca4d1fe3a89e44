import { createHash, createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { addPasskey } from "../../test/authenticator.ts";
import { createClient } from "../../test/createClient.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Client = TestCompany["owner"];
type Prepared = Schemas["PreparedDeclaration"];

let upstream: TestUpstream;
let company: TestCompany;
let owner: Client;
let project: FinishedProject;
let webUrl: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  owner = company.owner;
  webUrl = upstream.services.config.webUrl;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await setSigns(true);
  project = await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 2 });
  const { db } = upstream.services;
  await db
    .updateTable("installation")
    .set({ completed_at: null })
    .where("project_id", "=", project.projectId)
    .execute();
});

const setSigns = (signsDeclarations: boolean) => owner.put<Schemas["Company"]>("/company", { signsDeclarations });
const idOf = (index: number) => project.installationIds[0]?.[index] ?? "";
const roomPath = (index: number) => `${project.path}/installation/${idOf(index)}`;
const finish = (index: number, by = owner) => by.post<Schemas["InstallationDetail"]>(`${roomPath(index)}/complete`);
const prepare = (installationIds: string[], by = owner) =>
  by.post<Prepared>("/declarations", { installationIds, language: "sv" });
const signBy = (client: Client, id: string, response: string) =>
  client.post<Schemas["Declaration"]>(`/declarations/${id}/sign`, { response });

function bytesOf(text: string | undefined | null): Buffer {
  return Buffer.from(text ?? "", "base64");
}

function holds({ challenge, nonce, hashes, records, signature }: Schemas["Declaration"]): boolean {
  const message = hashes ?? bytesOf(records[0]?.record).toString();
  const expected = createHash("sha256").update(bytesOf(nonce)).update(message).digest();
  const clientData = bytesOf(signature?.clientData);
  const told = Buffer.from(JSON.parse(clientData.toString()).challenge, "base64url");
  const key = createPublicKey({ key: bytesOf(signature?.publicKey), type: "spki", format: "der" });
  const clientHash = createHash("sha256").update(clientData).digest();
  const signed = Buffer.concat([bytesOf(signature?.authenticatorData), clientHash]);
  return (
    expected.equals(told) &&
    expected.equals(bytesOf(challenge)) &&
    verify("sha256", signed, key, bytesOf(signature?.signature))
  );
}

test.each(["ES256", "RS256"] as const)(
  "a room is declared by a passkey of %s, and anybody can check it",
  async (kind) => {
    const { authenticator, passkey } = await addPasskey(owner, webUrl, kind);
    expect(passkey).toMatchObject({ name: "Datorn på kontoret", algorithm: kind, lastUsedAt: null });
    const { body: prepared } = await prepare([idOf(0)]);
    expect(prepared).toMatchObject({ signedAt: null, signature: null, hashes: null });
    const { body: signed } = await signBy(owner, prepared.id, authenticator.assert(prepared.options));
    expect(holds(signed)).toBe(true);
    const record = JSON.parse(bytesOf(signed.records[0]?.record).toString());
    expect(record).toMatchObject({ text: signed.text, installationId: idOf(0) });
    expect(record.products[0].steps[0]).toMatchObject({ measuredBy: company.ownerId, values: expect.any(Object) });
    expect(JSON.stringify(record)).not.toContain("firstName");

    expect((await owner.delete(`/passkeys/${passkey.id}`)).status).toBe(204);
    const { sha256 } = signed.records[0] ?? {};
    const { body: finished } = await finish(0);
    expect(finished.declaration).toMatchObject({
      state: "SIGNED",
      sha256,
      declarationId: signed.id,
      by: { id: company.ownerId },
    });
    const kept = await owner.get<Schemas["Declaration"]>(`/declarations/${signed.id}`);
    expect(holds(kept.body)).toBe(true);
    const history = await owner.get<{ data: Schemas["HistoryEntry"][] }>(
      "/history?action=installation.finished&take=1",
    );
    expect(history.body.data[0]?.changes).toMatchObject([
      { field: "declaration", to: "SIGNED" },
      { field: "declaration.sha256", to: sha256 },
    ]);
  },
);

test("several rooms have one challenge; a reopened one has to be declared again", async () => {
  const { authenticator } = await addPasskey(owner, webUrl);
  const { body: prepared } = await prepare([idOf(0), idOf(1)]);
  const { body: signed } = await signBy(owner, prepared.id, authenticator.assert(prepared.options));
  expect(holds(signed)).toBe(true);
  expect(JSON.parse(signed.hashes ?? "")).toEqual(signed.records.map(({ sha256 }) => sha256));
  for (const index of [0, 1]) expect((await finish(index)).body.declaration?.state).toBe("SIGNED");
  const { body: reopened } = await owner.post<Schemas["InstallationDetail"]>(`${roomPath(0)}/reopen`, {
    reason: "Fel",
  });
  expect(reopened.declaration).toBeNull();
  expect((await finish(0)).body.declaration).toMatchObject({ state: "TICKED", sha256: null, declarationId: null });
});

test("a declaration is refused for another person's passkey, a used challenge, and another challenge", async () => {
  const { authenticator } = await addPasskey(owner, webUrl);
  const other = await colleague();
  const { authenticator: theirs } = await addPasskey(other, webUrl);
  const { body: prepared } = await prepare([idOf(0)]);
  const codeOf = async (answer: Promise<{ status: number; problem: { code: string } }>) => (await answer).problem.code;
  expect(await codeOf(signBy(owner, prepared.id, theirs.assert(prepared.options)))).toBe("PASSKEY_NOT_OWN");
  expect(await codeOf(signBy(other, prepared.id, theirs.assert(prepared.options)))).toBe("NOT_FOUND");
  const { body: second } = await prepare([idOf(1)]);
  expect(await codeOf(signBy(owner, prepared.id, authenticator.assert(second.options)))).toBe("SIGNATURE_INVALID");
  expect(await codeOf(signBy(owner, prepared.id, "{}"))).toBe("SIGNATURE_INVALID");
  const assertion = authenticator.assert(prepared.options);
  expect((await signBy(owner, prepared.id, assertion)).status).toBe(200);
  expect(await codeOf(signBy(owner, prepared.id, assertion))).toBe("CHALLENGE_USED");
});

test("a record that changed after it was shown is neither signed nor finished", async () => {
  const { authenticator } = await addPasskey(owner, webUrl);
  const { body: shown } = await prepare([idOf(0)]);
  await upstream.services.db
    .updateTable("recording")
    .set({ data: sql`data || '{"resistance": 80.6}'` })
    .where("company_id", "=", company.companyId)
    .execute();
  expect((await signBy(owner, shown.id, authenticator.assert(shown.options))).problem.code).toBe("RECORD_CHANGED");
  const { body: prepared } = await prepare([idOf(0)]);
  expect((await signBy(owner, prepared.id, authenticator.assert(prepared.options))).status).toBe(200);
  await upstream.services.db.updateTable("installation").set({ title: "Annat" }).where("id", "=", idOf(0)).execute();
  const refused = await finish(0);
  expect([refused.status, refused.problem.code]).toEqual([409, "RECORD_CHANGED"]);
  expect((await owner.get<Schemas["InstallationDetail"]>(roomPath(0))).body.completedAt).toBeNull();
});

test("a company that does not sign declarations has rooms without any", async () => {
  await setSigns(false);
  expect((await prepare([idOf(0)])).problem.code).toBe("DECLARATIONS_OFF");
  expect((await finish(0)).body.declaration).toBeNull();
});

test("options are good for one passkey, and a person sees none of another's", async () => {
  const other = await colleague("berit@first.example");
  const { passkey } = await addPasskey(other, webUrl);
  const { body } = await owner.get<Schemas["Passkeys"]>("/passkeys");
  expect(body.data.map(({ id }) => id)).not.toContain(passkey.id);
  expect((await owner.delete(`/passkeys/${passkey.id}`)).status).toBe(404);
  const none = await other.post("/passkeys", { response: "{}" });
  expect(none.problem.code).toBe("CHALLENGE_USED");
  await other.post("/passkeys/options", { name: "Till" });
  expect((await other.post("/passkeys", { response: "{}" })).problem.code).toBe("PASSKEY_INVALID");
});

async function colleague(email = "alva@first.example"): Promise<Client> {
  const inviting = createInviting(upstream);
  await inviting.invite(company, email);
  return createClient(
    upstream.url,
    await firstSignIn(upstream.url, email, await inviting.temporaryOf(email), "Another-horse-2"),
  );
}
