import type { GraphQLSingularResponse, PayloadError } from "relay-runtime";

export const responseErrors = (response: GraphQLSingularResponse): readonly PayloadError[] =>
  "errors" in response ? (response.errors ?? []) : [];

/** Whether one of the answer's errors has this `extensions.code`. */
export function hasErrorCode(response: GraphQLSingularResponse, code: string): boolean {
  return responseErrors(response).some(
    (error: PayloadError & { extensions?: { code?: unknown } }) => error.extensions?.code === code,
  );
}

type Refused = { readonly userErrors?: readonly { readonly code?: string }[] };
type Payload = Refused & { readonly results?: readonly (Refused | null)[] };

/** Whether the service is still at work on the first request with this idempotency key, or with one of its keys. */
export function isStillRunning(response: GraphQLSingularResponse): boolean {
  const payloads = Object.values(("data" in response && response.data) || {}) as (Payload | null)[];
  return payloads
    .flatMap((payload) => [payload, ...(payload?.results ?? [])])
    .some((part) => part?.userErrors?.some(({ code }) => code === "IDEMPOTENCY_RUNNING"));
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

/**
 * What an answer tells, without the fields that failed: their null says nothing of what they hold. An item of a list that failed stays null,
 * so that the others keep their places.
 */
export function withoutFailedFields(response: GraphQLSingularResponse): unknown {
  const data: unknown = "data" in response ? response.data : null;
  return responseErrors(response).reduce((known, { path = [] }) => withoutField(known, path), data);
}

// Where a field may not be null its error makes null what holds it, so that several errors can name one and the same null.
function withoutField(value: unknown, [key, ...below]: readonly (string | number)[]): unknown {
  if (typeof value !== "object" || value === null || key === undefined) return value;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withoutField(item, below) : item));
  const { [key]: field, ...others } = value as Record<string, unknown>;
  return (field ?? null) === null ? others : { ...others, [key]: withoutField(field, below) };
}
