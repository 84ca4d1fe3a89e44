import { createHash, createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addPasskey } from "../../test/authenticator.ts";
import { prepare, signBy, storeOpenRooms } from "../../test/declaring.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let owner: TestCompany["owner"];
let rooms: Awaited<ReturnType<typeof storeOpenRooms>>;
let webUrl: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  owner = company.owner;
  webUrl = upstream.services.config.webUrl;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  rooms = await storeOpenRooms(upstream, company);
});

const idOf = (index: number) => rooms.idOf(index);
const finish = (index: number) => rooms.finish(index);

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
    const { body: prepared } = await prepare(owner, [idOf(0)]);
    expect(prepared).toMatchObject({ signedAt: null, signature: null, hashes: null });
    const { body: signed } = await signBy(owner, prepared.id, authenticator.assert(prepared.options));
    expect(holds(signed)).toBe(true);
    const record = JSON.parse(bytesOf(signed.records[0]?.record).toString());
    expect(record).toMatchObject({ text: signed.text, installationId: idOf(0) });
    expect(record.products[0].steps[0]).toMatchObject({ measuredBy: company.ownerId, values: expect.any(Object) });
    expect(JSON.stringify(record)).not.toContain(signed.by?.name);
    expect(Object.keys(record)).toEqual(["installationId", "language", "products", "text", "title"]);

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
  const { body: prepared } = await prepare(owner, [idOf(0), idOf(1)]);
  const { body: signed } = await signBy(owner, prepared.id, authenticator.assert(prepared.options));
  expect(holds(signed)).toBe(true);
  expect(JSON.parse(signed.hashes ?? "")).toEqual(signed.records.map(({ sha256 }) => sha256));
  for (const index of [0, 1]) expect((await finish(index)).body.declaration?.state).toBe("SIGNED");
  const { body: reopened } = await owner.post<Schemas["InstallationDetail"]>(`${rooms.roomPath(0)}/reopen`, {
    reason: "Fel",
  });
  expect(reopened.declaration).toBeNull();
  expect((await finish(0)).body.declaration).toMatchObject({ state: "TICKED", sha256: null, declarationId: null });
});

test("a company that does not sign declarations has rooms without any", async () => {
  await owner.put("/company", { signsDeclarations: false });
  expect((await prepare(owner, [idOf(0)])).problem.code).toBe("DECLARATIONS_OFF");
  expect((await finish(0)).body.declaration).toBeNull();
});
