import { findByExternalIds } from "../database/externalIds.ts";
import type { Handler } from "../http/operation.ts";

/** GET v1/external-ids. An unknown id gives an empty list; 404 would mean that external ids are not supported. */
export const findByExternalId: Handler<"findByExternalId"> = async ({ db, viewer, query: { kind, externalId } }) => {
  const found = await findByExternalIds(db, viewer.companyId, kind, [externalId.trim()]);
  return { status: 200, body: { data: found.map(({ id, project_id }) => ({ kind, id, projectId: project_id })) } };
};
