import type { UseMutationConfig } from "react-relay/hooks";
import { graphql } from "react-relay/hooks";
import type { MutationParameters, PayloadError } from "relay-runtime";
import type { UserErrorCode as GeneratedCode } from "./__generated__/mutationResult_userError.graphql.ts";
import { caughtFailure } from "./failures.ts";
import type { ProjectMove } from "./projectLists.ts";

// Relay generates a type for the schema's enum wherever a document reads it; this one is the name that the whole client uses.
graphql`
  fragment mutationResult_userError on UserError @inline {
    code
  }
`;

/** The codes of the schema that this client was built with. */
export type UserErrorCode = Exclude<GeneratedCode, "%future added value">;

/** The rule that refused a change; the path and the limit stand where the document asks for them. */
type UserError = {
  readonly code: string;
  readonly path?: readonly string[] | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** In seconds. */
  readonly retryAfter?: number | null | undefined;
};

export type Refusal = UserError & {
  /** When the limit ends, in milliseconds. */
  readonly retryAt?: number;
};

/** Keeps the moment when a limit ends, since a page may show the seconds until then much later. */
export function toRefusal({ code, path, min, max, retryAfter }: UserError): Refusal {
  const limit = typeof retryAfter === "number" ? { retryAt: Date.now() + retryAfter * 1_000 } : {};
  return { code, path, min, max, ...limit };
}

/** Refused by a rule, with the code that says which; or failed, with the code of the request's error if there was one. */
export type MutationFailure =
  | ({ kind: "refused" } & Refusal)
  | { kind: "failed"; requestId: string | null; code?: string | null; retryAt?: number };

/** The service has no room to store anything. */
export const isStorageFull = (result: MutationResult): boolean =>
  result.kind === "failed" && result.code === "STORAGE_FULL";

export type MutationResult = { kind: "done" } | MutationFailure;

/** A mutation whose document has one field, with the user errors that every payload of the schema carries. */
export type ResultMutation = MutationParameters & {
  readonly variables: { readonly input: unknown };
  readonly response: { readonly [field: string]: { readonly userErrors: readonly Refusal[] } };
};

export type Payload<T extends ResultMutation> = T["response"][keyof T["response"]];

/** The payload is null if no usable answer came; the errors say why a part of it is null. */
export type MutationAnswer<T extends ResultMutation> = MutationResult & {
  readonly payload: Payload<T> | null;
  readonly errors: readonly PayloadError[];
};

/** The failure of the item at this index, for which the list of results holds null. */
export function itemFailure(errors: readonly PayloadError[], index: number): MutationFailure {
  return { kind: "failed", ...caughtFailure(errors.filter(({ path }) => Number(path?.[2]) === index)) };
}

/** The effects of a change on the store beside its answer; a refused one has none. */
export type MutationOptions<T extends ResultMutation> = Pick<UseMutationConfig<T>, "optimisticUpdater"> & {
  /** The project that is in another list now. */
  moves?: (payload: Payload<T>) => ProjectMove | null;
  /** An object with more changes than the payload has: each page with it is reloaded when opened. */
  outdates?: { readonly id: string } | "everything";
};
