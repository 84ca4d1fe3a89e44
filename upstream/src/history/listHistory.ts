import { type Kysely, sql } from "kysely";
import { createKeyset, filterOf, type OrderColumn } from "../database/keyset.ts";
import type { Tables } from "../database/tables.ts";
import { adminOnly, notFound, validationFailed } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { batchItems } from "./batchItems.ts";
import { findHistory } from "./findHistory.ts";
import { toHistoryEntries } from "./toHistoryEntries.ts";

type Options = Pick<Call<"listHistory">, "db" | "viewer" | "query">;

export const listHistory: Handler<"listHistory"> = async ({ db, viewer, query }) => {
  await checkRights({ db, viewer, query });
  const found = findHistory(db, viewer.companyId, query);
  // `before` is a time in this list, and not a cursor.
  const { skip, take, after, before } = query;
  const list = ["history", viewer.companyId, before, ...filterOf(query)];
  const page = createKeyset([newest], list).pageOf({ skip, take, after });
  const { rows, meta } = page.toPage(await page.select(found.selectAll("history").select(batchItems)).execute());
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  const data = await toHistoryEntries(db, viewer.companyId, rows, knownLanguage(query.language));
  return { status: 200, body: { data, meta: { count, ...meta } } };
};

const newest: OrderColumn = { expression: sql`history.sequence`, type: "integer", isDescending: true };

/** Everybody may read existing projects' and rooms' history; only admins that of deleted ones, users, the company. */
async function checkRights({ db, viewer, query }: Options): Promise<void> {
  const { subject = "COMPANY", subjectId } = query;
  if (subject !== "COMPANY" && subjectId === undefined) {
    const message = "A project, an installation or a user needs its id here.";
    throw validationFailed([{ field: "subjectId", code: "FIELD_REQUIRED", message }]);
  }
  if (subject === "PROJECT" || subject === "INSTALLATION") {
    const kind = subject === "PROJECT" ? "project" : "installation";
    if (await exists(db, kind, viewer.companyId, subjectId)) return;
  } else if (!viewer.isAdmin) {
    throw adminOnly("Only an admin of the company may read the history of the company and of its users.");
  }
  if (subject === "COMPANY" || (viewer.isAdmin && (await wasThere({ db, viewer, query })))) return;
  throw notFound();
}

async function exists(db: Kysely<Tables>, kind: "project" | "installation", companyId: string, id = "") {
  const found = db.selectFrom(kind).select("id").where("company_id", "=", companyId).where("id", "=", id);
  return (await found.executeTakeFirst()) !== undefined;
}

async function wasThere({ db, viewer, query: { subject, subjectId = "" } }: Options): Promise<boolean> {
  if (subject === "USER") {
    const user = db.selectFrom("app_user").select("id").where("company_id", "=", viewer.companyId);
    if (await user.where("id", "=", subjectId).executeTakeFirst()) return true;
  }
  return (
    (await findHistory(db, viewer.companyId, { subject, subjectId }).select("sequence").limit(1).executeTakeFirst()) !==
    undefined
  );
}
