import type { GraphQLSingularResponse } from "relay-runtime";
import { responseErrors } from "./responseErrors.ts";

/**
 * Takes a query's answer for none when one of its root fields failed. In the store the field would be null for every
 * page that reads it: a project on the screen would be gone because the panel beside it failed.
 */
export function rejectFailedRoot(response: GraphQLSingularResponse): GraphQLSingularResponse {
  const errors = [...responseErrors(response)];
  const data = "data" in response ? response.data : null;
  const isFailed = errors.some(({ path }) => path?.[0] !== undefined && data?.[path[0]] === null);
  return isFailed ? { errors } : response;
}
