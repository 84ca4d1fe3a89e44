import type { UseMutationConfig } from "react-relay/hooks";
import { graphql } from "react-relay/hooks";
import type { MutationParameters, PayloadError } from "relay-runtime";
import type { UserErrorCode as GeneratedCode } from "./__generated__/mutationResult_userError.graphql.ts";
import { caughtFailure } from "./failures.ts";
import type { ProjectMove } from "./projectLists.ts";

// Relay generates a type of the enum for each document that reads the enum; all code uses the type of this fragment.
graphql`
  fragment mutationResult_userError on UserError @inline {
    code
  }
`;

/** The error codes that this version of the client knows. */
export type UserErrorCode = Exclude<GeneratedCode, "%future added value">;

/** `path`, the limits, `changedBy` and `ownedBy` are only present if the document selects them. */
type UserError = {
  readonly code: string;
  readonly path?: readonly string[] | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly retryAfter?: number | null | undefined;
  readonly changedBy?: string | null | undefined;
  readonly ownedBy?: string | null | undefined;
};

export type Refusal = UserError & {
  /** The end of the rate limit, in milliseconds since 1970. */
  readonly retryAt?: number;
};

/** Turns seconds into a time, since the page may show the refusal much later. */
export function toRefusal({ code, path, min, max, retryAfter, changedBy, ownedBy }: UserError): Refusal {
  const limit = typeof retryAfter === "number" ? { retryAt: Date.now() + retryAfter * 1_000 } : {};
  return { code, path, min, max, ...limit, ...(changedBy && { changedBy }), ...(ownedBy && { ownedBy }) };
}

/** "refused" by a rule of the service, or "failed" for any other reason. */
export type MutationFailure =
  | ({ kind: "refused" } & Refusal)
  | { kind: "failed"; requestId: string | null; code?: string | null; retryAt?: number };

export const isStorageFull = (result: MutationResult): boolean =>
  result.kind === "failed" && result.code === "STORAGE_FULL";

export type MutationResult = { kind: "done" } | MutationFailure;

/** A mutation with one field, whose payload has `userErrors`. */
export type ResultMutation = MutationParameters & {
  readonly variables: { readonly input: unknown };
  readonly response: { readonly [field: string]: { readonly userErrors: readonly Refusal[] } };
};

export type Payload<T extends ResultMutation> = T["response"][keyof T["response"]];

/** `payload` is null without a usable answer; `errors` tell why parts of it are null. */
export type MutationAnswer<T extends ResultMutation> = MutationResult & {
  readonly payload: Payload<T> | null;
  readonly errors: readonly PayloadError[];
};

/** The errors at this index tell why the item's result is null. */
export function itemFailure(errors: readonly PayloadError[], index: number): MutationFailure {
  return { kind: "failed", ...caughtFailure(errors.filter(({ path }) => Number(path?.[2]) === index)) };
}

/** Effects of a successful mutation on the store, beside its payload. */
export type MutationOptions<T extends ResultMutation> = Pick<UseMutationConfig<T>, "optimisticUpdater"> & {
  moves?: (payload: Payload<T>) => ProjectMove | null;
  /** An object with more changes than the payload contains: pages that show the object are reloaded when opened. */
  outdates?: { readonly id: string } | "everything";
};
