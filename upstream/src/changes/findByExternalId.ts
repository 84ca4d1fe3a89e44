import { findByExternalIds } from "../database/externalIds.ts";
import type { Handler } from "../http/operation.ts";

/** GET v1/external-ids returns a list. An empty list means "not found"; 404 means that the service has no external ids. */
export const findByExternalId: Handler<"findByExternalId"> = async ({ db, viewer, query: { kind, externalId } }) => {
  const found = await findByExternalIds(db, viewer.companyId, kind, [externalId.trim()]);
  return { status: 200, body: { data: found.map(({ id, project_id }) => ({ kind, id, projectId: project_id })) } };
};
