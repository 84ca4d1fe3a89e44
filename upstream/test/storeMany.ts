import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { storeInvitation } from "../src/company/invitation.ts";
import type { Tables } from "../src/database/tables.ts";
import { appendLogEntry } from "../src/log/appendLogEntry.ts";
import { fileColumns } from "./instrumentCalls.ts";
import type { TestCompany, TestUpstream } from "./startTestUpstream.ts";

export async function storeTemplates(db: Kysely<Tables>, { companyId }: TestCompany, many: number): Promise<string> {
  const installed = { articleNumber: "", voltage: null, cableLength: null, isolation: null };
  const room = { title: "Bad", folder: null, products: [{ ...installed, productId: "8960701" }] };
  const content = JSON.stringify({ folders: [], rooms: Array(many).fill(room) });
  const template = () => ({ company_id: companyId, id: randomUUID(), name: "Villa", content });
  const rows = Array.from({ length: many }, template);
  await db.insertInto("template").values(rows).execute();
  return rows.at(-1)?.id ?? "";
}

/** Invites the owner to `many` other companies; returns the last token. */
export async function storeInvitations(
  db: Kysely<Tables>,
  { ownerId, companyId }: TestCompany,
  many: number,
): Promise<string> {
  const company = await db.selectFrom("company").selectAll().where("id", "=", companyId).executeTakeFirstOrThrow();
  const person = { user_id: ownerId, first_name: "Ulf", last_name: "Ulv", role: "user" as const, installer: false };
  let token = "";
  for (let index = 0; index < many; index += 1) {
    const id = randomUUID();
    await db
      .insertInto("company")
      .values({ ...company, id, name: "Annan AB" })
      .execute();
    const maker = { company_id: id, id: randomUUID(), first_name: "Eva", last_name: "Ek", role: "owner" as const };
    await db
      .insertInto("app_user")
      .values({ ...maker, email: `${maker.id}@third.example` })
      .execute();
    ({ token } = await storeInvitation(db, { ...person, language: "sv", company_id: id, invited_by: maker.id }));
  }
  return token;
}

export async function storeInstruments(db: Kysely<Tables>, { companyId }: TestCompany, many: number): Promise<void> {
  const named = { company_id: companyId, maker: "Elmät", model: "IR-500", serial_number: "20-1184" };
  const rows = Array.from({ length: many }, (_, index) => ({ ...named, id: randomUUID(), number: index + 1 }));
  await db.insertInto("instrument").values(rows).execute();
  const mappings = rows.map(({ company_id, id, maker, number }) => ({
    ...{ company_id, id, maker, model: `IR-${number}`, columns: JSON.stringify(fileColumns), saved_at: new Date() },
  }));
  await db.insertInto("instrument_mapping").values(mappings).execute();
}

export async function storeSavedViews(
  db: Kysely<Tables>,
  { companyId, ownerId }: TestCompany,
  many: number,
): Promise<void> {
  const kept = { company_id: companyId, user_id: ownerId, list: "ONGOING" as const, search: "q=brf" };
  const rows = Array.from({ length: many }, (_, index) => ({ ...kept, id: randomUUID(), name: `Brf ${index}` }));
  await db.insertInto("saved_view").values(rows).execute();
}

/** Stores `many` webhooks; returns the id of one with `many` deliveries. */
export async function storeWebhooks(db: Kysely<Tables>, { companyId }: TestCompany, many: number): Promise<string> {
  const kind = "project.created" as const;
  const webhooks = Array.from({ length: many }, () => ({ company_id: companyId, id: randomUUID() }));
  const kept = { url: "https://hooks.example", kinds: JSON.stringify([kind]), secret: "whsec_", active: false };
  await db
    .insertInto("webhook")
    .values(webhooks.map((row) => ({ ...row, ...kept })))
    .execute();
  const webhook_id = webhooks[0]?.id ?? "";
  const told = { company_id: companyId, webhook_id, sequence: 1, kind, subject: "x", enqueued: true };
  await db
    .insertInto("webhook_delivery")
    .values(Array.from({ length: many }, () => ({ ...told, id: randomUUID() })))
    .execute();
  return webhook_id;
}

/** Adds `many` ends of the company's history to the public log, each with a checkpoint of its own. */
export async function storeHeads({ services }: TestUpstream, { companyId }: TestCompany, many: number): Promise<void> {
  for (let sequence = 1; sequence <= many; sequence += 1) {
    const payload = { day: "2099-01-01", sequence, hash: "0".repeat(64) };
    await appendLogEntry(services.db, { kind: "history.head", companyId, payload });
    await services.publicLog?.sequence();
  }
}
