import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../http/operation.ts";
import { requireOperator } from "../http/operatorAccess.ts";
import { type ParsedTerms, parseTerms } from "./parseTerms.ts";
import { storeTerms } from "./warrantyTerms.ts";

export async function termsRoute(app: FastifyInstance, { db, operatorToken }: Services): Promise<void> {
  if (operatorToken === null) return;
  requireOperator(app, operatorToken);
  app.post<{ Body: { text: string } }>("/operator/terms", ({ body }) => replaceTerms(db, body.text));
}

export async function replaceTerms(db: Kysely<Tables>, text: string): Promise<ParsedTerms> {
  const products = await db.selectFrom("product").select("name").execute();
  const parsed = parseTerms(text, [...new Set(products.map(({ name }) => name.en))]);
  if (parsed.faults.length === 0) await storeTerms(db, parsed.terms);
  return parsed;
}
