import type { Mutation, Query, UserErrorCode } from "../../src/__generated__/resolvers.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Effect, Options } from "../Target.ts";

type Name<T> = Exclude<keyof T, "__typename">;
export type QueryName = Name<Query>;
export type MutationName = Name<Mutation>;

/** Gives the value at a path of an answer, null where there is none. */
export type Found = (path: string) => unknown;

/** Sends an operation beside the cases, for what an input needs. */
export type Ask = (query: string, variables: object) => Promise<Found>;

export type QueryCase = {
  name: QueryName;
  /** The type behind a field of an interface. */
  on?: string;
  /** The type's fields that are asked for: all of them, all but one, or one beside the id. */
  fields?: { only: string } | { without: string };
  mayBeNull?: boolean;
  /** Asked by somebody who was invited, where the run could make such an account. */
  asInvitee?: boolean;
  args(fixtures: Fixtures, options: Options): Record<string, unknown>;
  learn?(found: Found, fixtures: Fixtures): void;
};

export type MutationCase = {
  name: MutationName;
  /** "writes" unless it says otherwise. */
  effect?: Effect;
  /** Selected beside the whole payload, for `learn`. */
  also?: string;
  /** The error code that is expected. */
  refusal?: UserErrorCode;
  /** One input for each time it is to be sent; null where the mutation takes none. */
  inputs(fixtures: Fixtures, ask: Ask): Record<string, unknown>[] | Promise<Record<string, unknown>[]> | null;
  learn?(found: Found, fixtures: Fixtures): void | Promise<void>;
};
