import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction, lockUser } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Handler, Handlers } from "../http/operation.ts";

type View = Selectable<Tables["saved_view"]>;

const maxViews = 50;

const listSavedViews: Handler<"listSavedViews"> = async ({ db, viewer }) => {
  const rows = await selectViews(db, viewer).orderBy(sql`lower(name)`).orderBy("id").execute();
  return { status: 200, body: { data: rows.map(toSavedView) } };
};

const createSavedView: Handler<"createSavedView"> = async ({ db, viewer, body }) => {
  const view = {
    ...{ company_id: viewer.companyId, user_id: viewer.id, id: randomUUID() },
    ...{ list: body.list, name: body.name.trim(), search: body.search },
  };
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer.companyId, viewer.id);
    const views = await selectViews(trx, viewer).execute();
    refuseTakenName(views, view);
    if (views.length >= maxViews) {
      throw new ApiError(409, "VIEW_LIMIT", `A person has at most ${maxViews} views. Delete one first.`);
    }
    await trx.insertInto("saved_view").values(view).execute();
  });
  return { status: 201, body: toSavedView(view) };
};

const updateSavedView: Handler<"updateSavedView"> = async ({ db, viewer, params, body }) => {
  const view = await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer.companyId, viewer.id);
    const views = await selectViews(trx, viewer).execute();
    const known = views.find(({ id }) => id === params.viewId);
    if (!known) throw notFound();
    const next = { ...known, name: body.name?.trim() ?? known.name, search: body.search ?? known.search };
    refuseTakenName(views, next);
    await trx
      .updateTable("saved_view")
      .set({ name: next.name, search: next.search })
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", known.id)
      .execute();
    return next;
  });
  return { status: 200, body: toSavedView(view) };
};

const deleteSavedView: Handler<"deleteSavedView"> = async ({ db, viewer, params }) => {
  const { numDeletedRows } = await db
    .deleteFrom("saved_view")
    .where("company_id", "=", viewer.companyId)
    .where("user_id", "=", viewer.id)
    .where("id", "=", params.viewId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return { status: 204 };
};

export const savedViewHandlers = {
  listSavedViews,
  createSavedView,
  updateSavedView,
  deleteSavedView,
} satisfies Partial<Handlers>;

const selectViews = (db: Kysely<Tables>, { companyId, id }: Viewer) =>
  db.selectFrom("saved_view").selectAll().where("company_id", "=", companyId).where("user_id", "=", id);

const toSavedView = ({ id, list, name, search }: View): components["schemas"]["SavedView"] => ({
  ...{ id, list, name, search },
});

function refuseTakenName(views: readonly View[], { id, list, name }: View): void {
  const isTaken = views.some((view) => view.id !== id && view.list === list && view.name === name);
  if (isTaken) throw new ApiError(409, "VIEW_NAME_TAKEN", "You have a view of this name already. Choose another name.");
}
