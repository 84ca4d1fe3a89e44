import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { addPasskey } from "../../test/authenticator.ts";
import { inviteColleague, prepare, signBy, storeOpenRooms } from "../../test/declaring.ts";
import { makeProgram, programClient } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Client = TestCompany["owner"];
type Answer = { status: number; problem: { code: string } };

let upstream: TestUpstream;
let company: TestCompany;
let owner: Client;
let colleague: Client;
let rooms: Awaited<ReturnType<typeof storeOpenRooms>>;
let webUrl: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  owner = company.owner;
  colleague = await inviteColleague(upstream, company);
  webUrl = upstream.services.config.webUrl;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  rooms = await storeOpenRooms(upstream, company);
});

const codeOf = async (answer: Promise<Answer>) => (await answer).problem.code;

async function prepareByPasskey() {
  const { authenticator, passkey } = await addPasskey(owner, webUrl);
  const { body } = await prepare(owner, [rooms.idOf(0)]);
  return { authenticator, passkey, id: body.id, options: body.options };
}

async function age(id: string, column: "prepared_at" | "signed_at", minutes: number): Promise<void> {
  await upstream.services.db
    .updateTable("declaration")
    .set({ [column]: sql`now() - make_interval(mins => ${minutes})` })
    .where("id", "=", id)
    .execute();
}

test("another person's passkey, a removed one, and an assertion of another challenge sign nothing", async () => {
  const { authenticator, passkey, id, options } = await prepareByPasskey();
  const { authenticator: theirs } = await addPasskey(colleague, webUrl);
  const refused = await signBy(owner, id, theirs.assert(options));
  expect([refused.status, refused.problem]).toMatchObject([409, { code: "PASSKEY_NOT_OWN", ownedBy: "Alva Ståhl" }]);
  expect(await codeOf(signBy(colleague, id, theirs.assert(options)))).toBe("NOT_FOUND");
  const { body: second } = await prepare(owner, [rooms.idOf(1)]);
  expect(await codeOf(signBy(owner, id, authenticator.assert(second.options)))).toBe("SIGNATURE_INVALID");
  expect(await codeOf(signBy(owner, id, "{}"))).toBe("SIGNATURE_INVALID");
  await owner.delete(`/passkeys/${passkey.id}`);
  const { problem } = await signBy(owner, id, authenticator.assert(options));
  expect(problem).toMatchObject({ code: "PASSKEY_NOT_OWN" });
  expect(problem).not.toHaveProperty("ownedBy");
  expect((await owner.get<Schemas["Declaration"]>(`/declarations/${id}`)).body.signedAt).toBeNull();
});

test.each([
  ["of another origin", { origin: "https://gateway.example" }],
  ["for another host", { rpId: "gateway.example" }],
  ["without verification of the person", { isVerified: false }],
  ["whose counter is that of the passkey's making", { counter: 1 }],
])("an assertion %s is refused, and the right one is taken after it", async (_, forgery) => {
  const { authenticator, id, options } = await prepareByPasskey();
  expect(await codeOf(signBy(owner, id, authenticator.assert(options, forgery)))).toBe("SIGNATURE_INVALID");
  expect((await signBy(owner, id, authenticator.assert(options))).status).toBe(200);
});

test("an assertion with the counter of the one before is refused", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  expect((await signBy(owner, id, authenticator.assert(options, { counter: 7 }))).status).toBe(200);
  const { body: next } = await prepare(owner, [rooms.idOf(1)]);
  const again = authenticator.assert(next.options, { counter: 7 });
  expect(await codeOf(signBy(owner, next.id, again))).toBe("SIGNATURE_INVALID");
  expect((await signBy(owner, next.id, authenticator.assert(next.options, { counter: 8 }))).status).toBe(200);
});

test("an assertion with one changed bit is refused", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  const assertion = JSON.parse(authenticator.assert(options));
  const bytes = Buffer.from(assertion.response.signature, "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  assertion.response.signature = bytes.toString("base64url");
  expect(await codeOf(signBy(owner, id, JSON.stringify(assertion)))).toBe("SIGNATURE_INVALID");
});

test("a challenge is good for one signature, also if two come at once", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  const both = [authenticator.assert(options), authenticator.assert(options)];
  const answers = await Promise.all(both.map((assertion) => signBy(owner, id, assertion)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await codeOf(signBy(owner, id, authenticator.assert(options)))).toBe("CHALLENGE_USED");
});

test("a challenge of eleven minutes ago is refused, and one of nine is taken", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  await age(id, "prepared_at", 11);
  expect(await codeOf(signBy(owner, id, authenticator.assert(options)))).toBe("CHALLENGE_USED");
  await age(id, "prepared_at", 9);
  expect((await signBy(owner, id, authenticator.assert(options))).status).toBe(200);
});

test("a signature of eleven minutes ago finishes no room as signed", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  await signBy(owner, id, authenticator.assert(options));
  await age(id, "signed_at", 11);
  expect((await rooms.finish(0)).body.declaration?.state).toBe("TICKED");
});

test("a room that a colleague finishes is not signed by whoever signed before", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  await signBy(owner, id, authenticator.assert(options));
  const { body } = await rooms.finish(0, colleague);
  expect(body.declaration).toMatchObject({ state: "TICKED", by: { name: "Alva Ståhl" }, declarationId: null });
});

test("two finishes at once use one signature, and the history tells one", async () => {
  const { authenticator, id, options } = await prepareByPasskey();
  await signBy(owner, id, authenticator.assert(options));
  const answers = await Promise.all([rooms.finish(0), rooms.finish(0)]);
  expect(answers.map(({ body }) => body.declaration?.declarationId)).toEqual([id, id]);
  const path = `/history?action=installation.finished&installationId=${rooms.idOf(0)}`;
  const { body } = await owner.get<{ data: Schemas["HistoryEntry"][] }>(path);
  expect(body.data.filter(({ installation }) => installation?.id === rooms.idOf(0))).toHaveLength(1);
});

test("a declaration about a room of another company, or about none, is not prepared", async () => {
  const foreign = await storeOpenRooms(upstream, upstream.companies[1]);
  const count = () =>
    upstream.services.db.selectFrom("declaration").select(sql<number>`count(*)`.as("all")).executeTakeFirst();
  const before = await count();
  for (const ids of [[foreign.idOf(0)], [rooms.idOf(0), foreign.idOf(0)], ["0".repeat(26)]])
    expect(await codeOf(prepare(owner, ids))).toBe("NOT_FOUND");
  expect(await count()).toEqual(before);
});

test("a program finishes without any declaration, and has no passkey", async () => {
  const program = await programClient(upstream.url, await makeProgram(company));
  expect((await rooms.finish(0, program)).body.declaration).toBeNull();
  for (const refused of [prepare(program, [rooms.idOf(1)]), program.post("/passkeys/options", { name: "Dator" })])
    expect((await refused).status).toBe(403);
});

test("a declaration of the day before goes with the next one, unless a room was finished with it", async () => {
  const used = await prepareByPasskey();
  await signBy(owner, used.id, used.authenticator.assert(used.options));
  await rooms.finish(0);
  const { body: unused } = await prepare(owner, [rooms.idOf(1)]);
  for (const id of [used.id, unused.id]) await age(id, "prepared_at", 25 * 60);
  await prepare(owner, [rooms.idOf(1)]);
  expect((await owner.get(`/declarations/${used.id}`)).status).toBe(200);
  expect((await owner.get(`/declarations/${unused.id}`)).status).toBe(404);
});
