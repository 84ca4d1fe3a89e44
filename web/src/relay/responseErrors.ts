import type { GraphQLSingularResponse, PayloadError } from "relay-runtime";

const responseErrors = (response: GraphQLSingularResponse): readonly PayloadError[] =>
  "errors" in response ? (response.errors ?? []) : [];

/** Whether one of the answer's errors has this `extensions.code`. */
export function hasErrorCode(response: GraphQLSingularResponse, code: string): boolean {
  return responseErrors(response).some(
    (error: PayloadError & { extensions?: { code?: unknown } }) => error.extensions?.code === code,
  );
}

/**
 * Rejects the whole response of a query when one of its root fields failed. In the store the field would be null for every
 * page that reads it: a project on the screen would be gone because the panel beside it failed.
 */
export function rejectFailedRoot(response: GraphQLSingularResponse): GraphQLSingularResponse {
  const errors = [...responseErrors(response)];
  const data = "data" in response ? response.data : null;
  const isFailed = errors.some(({ path }) => path?.[0] !== undefined && data?.[path[0]] === null);
  return isFailed ? { errors } : response;
}
