import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { addPasskey, createAuthenticator } from "../../test/authenticator.ts";
import { inviteColleague } from "../../test/declaring.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Client = TestCompany["owner"];

let upstream: TestUpstream;
let owner: Client;
let colleague: Client;
let webUrl: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  const [company] = upstream.companies;
  owner = company.owner;
  colleague = await inviteColleague(upstream, company);
  webUrl = upstream.services.config.webUrl;
});
afterAll(() => upstream.close());

const optionsOf = async (client: Client) =>
  (await client.post<Schemas["PasskeyOptions"]>("/passkeys/options", { name: "Till" })).body.options;
const codeOf = async (response: string, by = owner) => (await by.post("/passkeys", { response })).problem.code;

test("a person sees and removes no passkey of another person", async () => {
  const { passkey } = await addPasskey(colleague, webUrl);
  const { body } = await owner.get<Schemas["Passkeys"]>("/passkeys");
  expect(body.data.map(({ id }) => id)).not.toContain(passkey.id);
  expect((await owner.delete(`/passkeys/${passkey.id}`)).status).toBe(404);
  const theirs = await colleague.get<Schemas["Passkeys"]>("/passkeys");
  expect(theirs.body.data.map(({ id }) => id)).toContain(passkey.id);
});

test("options are good for one passkey, for one person and for ten minutes", async () => {
  const options = await optionsOf(owner);
  const made = createAuthenticator(webUrl).create(options);
  expect(await codeOf(made, colleague)).toBe("CHALLENGE_USED");
  expect((await owner.post("/passkeys", { response: made })).status).toBe(201);
  expect(await codeOf(createAuthenticator(webUrl).create(options))).toBe("CHALLENGE_USED");
  const late = createAuthenticator(webUrl).create(await optionsOf(owner));
  await upstream.services.db
    .updateTable("passkey_challenge")
    .set({ created_at: sql`now() - interval '11 minutes'` })
    .execute();
  expect(await codeOf(late)).toBe("CHALLENGE_USED");
});

test.each([
  ["of another origin", { origin: "https://gateway.example" }],
  ["for another host", { rpId: "gateway.example" }],
  ["without verification of the person", { isVerified: false }],
])("a passkey made %s is refused", async (_, forgery) => {
  expect(await codeOf(createAuthenticator(webUrl).create(await optionsOf(owner), forgery))).toBe("PASSKEY_INVALID");
});

test("a text that is no credential is refused, and so is a passkey that somebody has already", async () => {
  await optionsOf(owner);
  expect(await codeOf("{}")).toBe("PASSKEY_INVALID");
  const authenticator = createAuthenticator(webUrl);
  const first = authenticator.create(await optionsOf(colleague));
  expect((await colleague.post("/passkeys", { response: first })).status).toBe(201);
  expect(await codeOf(authenticator.create(await optionsOf(owner)))).toBe("PASSKEY_INVALID");
});

test("the twenty-first passkey of a person is refused", async () => {
  const { data } = (await colleague.get<Schemas["Passkeys"]>("/passkeys")).body;
  for (let index = data.length; index < 20; index += 1) await addPasskey(colleague, webUrl);
  expect((await addPasskey(colleague, webUrl)).passkey).toMatchObject({ code: "PASSKEY_LIMIT" });
});
