import { type GraphQLSingularResponse, type PayloadError, type RecordSource, ROOT_ID } from "relay-runtime";
import { responseErrors } from "./responseErrors.ts";

type Source = Pick<RecordSource, "get">;

const leftOut = new Map<string, PayloadError>();

/** The errors of what was left out of the viewer, for the region that misses a field of it. */
export const leftOutErrors = (): readonly PayloadError[] => [...leftOut.values()];

/**
 * Leaves out of an answer what failed of the viewer and the store knows, such as the company. The frame and every page read the same record:
 * the failure of one page would else take it from all of them.
 */
export function leaveOutKnown(response: GraphQLSingularResponse, source: Source): GraphQLSingularResponse {
  const data = "data" in response ? response.data : null;
  if (!data?.viewer) return response;
  const viewer: Record<string, unknown> = { ...data.viewer };
  for (const field of Object.keys(viewer)) {
    const error = responseErrors(response).find(({ path }) => path?.[0] === "viewer" && path[1] === field);
    leftOut.delete(field);
    if (!error || viewer[field] !== null || !isKnown(source, field)) continue;
    leftOut.set(field, error);
    delete viewer[field];
  }
  return { ...response, data: { ...data, viewer } };
}

function isKnown(source: Source, field: string): boolean {
  const viewerId = linked(source, ROOT_ID, "viewer");
  return viewerId !== undefined && linked(source, viewerId, field) !== undefined;
}

const linked = (source: Source, id: string, field: string) =>
  (source.get(id)?.[field] as { __ref?: string } | undefined)?.__ref;
