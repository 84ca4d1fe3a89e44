import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { components } from "../src/__generated__/contract.ts";
import type { Tables } from "../src/database/tables.ts";
import { addPasskey } from "./authenticator.ts";
import type { TestCompany, TestUpstream } from "./startTestUpstream.ts";

type Prepared = components["schemas"]["PreparedDeclaration"];

/** Switches declarations on, adds a passkey and prepares a declaration about the rooms. `assertion` signs it. */
export async function makeDeclaration(upstream: TestUpstream, { owner }: TestCompany, installationIds: string[]) {
  await owner.put("/company", { signsDeclarations: true });
  const { authenticator, passkey } = await addPasskey(owner, upstream.services.config.webUrl);
  const { body } = await owner.post<Prepared>("/declarations", { installationIds, language: "sv" });
  return { passkeyId: passkey.id, declarationId: body.id, assertion: () => authenticator.assert(body.options) };
}

/** Stores passkeys of the owner, and a declaration about the rooms. Returns the declaration's id. */
export async function storeDeclaration(db: Kysely<Tables>, company: TestCompany, installationIds: string[]) {
  const own = { company_id: company.companyId, user_id: company.ownerId };
  const id = randomUUID();
  const passkeys = installationIds.map((each) => ({
    ...{ ...own, id: randomUUID(), name: "Dator", credential_id: each, public_key: "", algorithm: "ES256" as const },
    counter: 0,
  }));
  await db.insertInto("passkey").values(passkeys).execute();
  await db
    .insertInto("declaration")
    .values({ ...own, id, language: "sv", text: "Jag intygar.", nonce: "" })
    .execute();
  const records = installationIds.map((installation_id, place) => ({
    ...{ company_id: company.companyId, declaration_id: id, installation_id, place, record: "{}", sha256: "" },
  }));
  await db.insertInto("declared_record").values(records).execute();
  return id;
}

export const finishingBodies = {
  reopenInstallation: () => [{ reason: "Fel produkt" }],
  releaseInstallation: () => [{ note: "Allt stämmer" }],
  returnInstallation: () => [{ reason: "Foto saknas" }],
  createPasskeyOptions: () => [{ name: "Dator" }],
  addPasskey: () => [{ response: "{}" }],
  prepareDeclaration: () => [{ installationIds: ["x"], language: "sv" }],
  signDeclaration: () => [{ response: "{}" }],
};
