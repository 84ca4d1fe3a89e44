import type { GraphQLSingularResponse, PayloadError } from "relay-runtime";

export const responseErrors = (response: GraphQLSingularResponse): readonly PayloadError[] =>
  "errors" in response ? (response.errors ?? []) : [];

/** Whether one of the answer's errors has this `extensions.code`. */
export function hasErrorCode(response: GraphQLSingularResponse, code: string): boolean {
  return responseErrors(response).some(
    (error: PayloadError & { extensions?: { code?: unknown } }) => error.extensions?.code === code,
  );
}
