import type { FastifyInstance } from "fastify";
import { type Kysely, type Selectable, sql } from "kysely";
import { createKeyset, type OrderColumn } from "../database/keyset.ts";
import type { Tables } from "../database/tables.ts";
import { adminOnly, notFound } from "../errors.ts";
import type { Handler, Services } from "../http/operation.ts";
import { requireOperator } from "../http/operatorAccess.ts";
import { toContent } from "./chain/hashEntry.ts";
import { verifyNamedHistories } from "./verifyNamedHistories.ts";

export const getHistoryCheck: Handler<"getHistoryCheck"> = async ({ db, viewer: { companyId } }) => {
  const found = await db
    .selectFrom("history_head")
    .leftJoin("history_check", "history_check.company_id", "history_head.company_id")
    .leftJoin("history as first", (join) =>
      join.onRef("first.company_id", "=", "history_head.company_id").on("first.sequence", "=", 1),
    )
    .leftJoin("history as broken", (join) =>
      join
        .onRef("broken.company_id", "=", "history_head.company_id")
        .onRef("broken.sequence", "=", "history_check.broken_sequence"),
    )
    .select(["history_head.sequence", "checked_at", "entries", "last_hash", "broken_sequence"])
    .select(["first.at as since", "broken.at as broken_at"])
    .where("history_head.company_id", "=", companyId)
    .executeTakeFirst();
  const entries = found?.entries ?? 0;
  return {
    status: 200,
    body: {
      checkedAt: found?.checked_at?.toISOString() ?? null,
      entries,
      since: found?.since?.toISOString() ?? null,
      lastHash: found?.last_hash ?? null,
      newEntries: Math.max(0, (found?.sequence ?? 0) - entries),
      brokenSequence: found?.broken_sequence ?? null,
      brokenAt: found?.broken_at?.toISOString() ?? null,
    },
  };
};

export const listHistoryChain: Handler<"listHistoryChain"> = async ({ db, viewer, query }) => {
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may read its history with its hashes.");
  const { companyId } = viewer;
  const { projectId, skip, take, after } = query;
  if (projectId !== undefined && !(await hasHistory(db, companyId, projectId))) throw notFound();
  const page = createKeyset([oldest], ["historyChain", companyId, projectId]).pageOf({ skip, take, after });
  const found = db.selectFrom("history").where("history.company_id", "=", companyId);
  const { rows, meta } = page.toPage(await page.select(found.selectAll("history")).execute());
  const count = await db
    .selectFrom("history_head")
    .select("sequence")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  const isTold = ({ project_id }: { project_id: string | null }) => projectId === undefined || project_id === projectId;
  const values = await loadValues(
    db,
    companyId,
    rows.filter(isTold).map(({ sequence }) => sequence),
  );
  const data = rows.map(({ values: _, ...row }) => ({
    sequence: row.sequence,
    content: toContent(row),
    hash: row.hash,
    values: (values.get(row.sequence) ?? []).map(({ change, side, salt, value }) => ({ change, side, salt, value })),
  }));
  return { status: 200, body: { data, meta: { count: count?.sequence ?? 0, ...meta } } };
};

const oldest: OrderColumn = { expression: sql`history.sequence`, type: "integer" };

async function hasHistory(db: Kysely<Tables>, companyId: string, projectId: string): Promise<boolean> {
  const found = db.selectFrom("history").select("sequence").where("company_id", "=", companyId);
  return (await found.where("project_id", "=", projectId).limit(1).executeTakeFirst()) !== undefined;
}

async function loadValues(db: Kysely<Tables>, companyId: string, sequences: number[]) {
  const values: Selectable<Tables["history_value"]>[] = await db
    .selectFrom("history_value")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("sequence", "in", [0, ...sequences])
    .orderBy("change")
    .orderBy("side")
    .execute();
  return Map.groupBy(values, ({ sequence }) => sequence);
}

export async function historiesRoute(app: FastifyInstance, { db, operatorToken }: Services): Promise<void> {
  if (operatorToken === null) return;
  requireOperator(app, operatorToken);
  app.get("/operator/histories", () => verifyNamedHistories(db));
}
