import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type VerifiedHistory, verifyHistory } from "./chain/verifyHistory.ts";

export type NamedHistory = VerifiedHistory & { companyName: string | null };

export async function verifyNamedHistories(db: Kysely<Tables>): Promise<NamedHistory[]> {
  const companies = await db.selectFrom("company").select(["id", "name"]).execute();
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const verified = await verifyHistory(db);
  return verified.map((history) => ({ ...history, companyName: names.get(history.companyId) ?? null }));
}
