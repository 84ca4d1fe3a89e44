import { type ExpressionBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction, lockInstallation, lockProject } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Call, Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { readInstallation } from "./getInstallation.ts";
import { openAgain } from "./openAgain.ts";

type Installation = Selectable<Tables["installation"]>;
type Review = NonNullable<components["schemas"]["Review"]>;

/** Releasing an installation again changes nothing, so a call may be repeated. */
export const releaseInstallation: Handler<"releaseInstallation"> = (call) =>
  review(call, { state: "RELEASED", note: call.body.note?.trim() ?? null });

/** Clears `completed_at` like a reopening, but needs no admin. */
export const returnInstallation: Handler<"returnInstallation"> = (call) =>
  review(call, { state: "RETURNED", note: call.body.reason.trim() });

type Decision = { state: "RELEASED" | "RETURNED"; note: string | null };

async function review(call: Call<"releaseInstallation"> | Call<"returnInstallation">, { state, note }: Decision) {
  const { db, storage, viewer, source, params } = call;
  const { companyId } = viewer;
  const { projectId, installationId } = params;
  const installation = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, projectId);
    const before = await lockInstallation(trx, companyId, params);
    if (before.review_state !== state) {
      refuseReview(before, viewer);
      const decision = { review_state: state, reviewed_by: viewer.id, reviewed_at: new Date(), review_note: note };
      if (state === "RETURNED") await openAgain(trx, companyId, params, decision);
      else await store(trx, companyId, installationId, decision);
      const changes = changesOf({}, { reason: note });
      const action = state === "RELEASED" ? ("installation.released" as const) : ("installation.returned" as const);
      await writeHistory(trx, source, [{ action, projectId, folderId: before.folder_id, installationId, changes }]);
    }
    return readInstallation({ db: trx, storage }, companyId, params, knownLanguage());
  });
  return { status: 200 as const, ...installation };
}

function refuseReview({ review_state, finished_by }: Installation, viewer: Viewer): void {
  if (review_state !== "WAITING") {
    const message = "This installation does not wait for a review, so nothing was changed.";
    throw new ApiError(409, "NOT_IN_REVIEW", message);
  }
  if (finished_by === viewer.id) {
    const message =
      "You finished this installation yourself. Somebody else of the company has to review it. Nothing was changed.";
    throw new ApiError(409, "SAME_ACCOUNT", message);
  }
}

async function store(trx: Transaction<Tables>, companyId: string, id: string, decision: Partial<Installation>) {
  await trx
    .updateTable("installation")
    .set(withNextVersion(decision))
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}

export async function reviewWhenFinished(trx: Transaction<Tables>, { companyId, id, program }: Viewer) {
  const company = await trx
    .selectFrom("company")
    .select("review_required")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return {
    ...noReview,
    review_state: company.review_required ? ("WAITING" as const) : null,
    finished_by: program ? null : id,
  };
}

export const noReview = {
  review_state: null,
  finished_by: null,
  reviewed_by: null,
  reviewed_at: null,
  review_note: null,
};

type People = { finisher: string | null; reviewer: string | null };

export function selectPeople(eb: ExpressionBuilder<Tables, "installation">) {
  const nameOf = (column: "installation.finished_by" | "installation.reviewed_by") =>
    eb
      .selectFrom("app_user as person")
      .select(sql<string>`person.first_name || ' ' || person.last_name`.as("name"))
      .whereRef("person.company_id", "=", "installation.company_id")
      .whereRef("person.id", "=", column);
  return [
    nameOf("installation.finished_by").as("finisher"),
    nameOf("installation.reviewed_by").as("reviewer"),
  ] as const;
}

export function toReview(row: Installation & People): Review | null {
  if (row.review_state === null) return null;
  return {
    state: row.review_state,
    finishedBy: toPerson(row.finished_by, row.finisher),
    by: toPerson(row.reviewed_by, row.reviewer),
    at: row.reviewed_at?.toISOString() ?? null,
    note: row.review_note,
  };
}

function toPerson(id: string | null, name: string | null): Review["by"] {
  return id === null ? null : { id, name: name ?? "" };
}
