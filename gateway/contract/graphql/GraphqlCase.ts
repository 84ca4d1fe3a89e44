import type { Mutation, Query, UserErrorCode } from "../../src/__generated__/resolvers.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Effect, Options } from "../Target.ts";

type Name<T> = Exclude<keyof T, "__typename">;
export type QueryName = Name<Query>;
export type MutationName = Name<Mutation>;

/** The value at a path of an answer, or null. */
export type Found = (path: string) => unknown;

/** Sends a further operation whose answer an input needs. */
export type Ask = (query: string, variables: object) => Promise<Found>;

export type QueryCase = {
  name: QueryName;
  /** The concrete type to select if the field has an interface type. */
  on?: string;
  /** The selected fields of the type: all, all but one, or only one and the id. */
  fields?: { only: string } | { without: string };
  mayBeNull?: boolean;
  /** True if an invited person sends the query, provided that the run has such an account. */
  asInvitee?: boolean;
  args(fixtures: Fixtures, options: Options): Record<string, unknown>;
  learn?(found: Found, fixtures: Fixtures): void;
};

export type MutationCase = {
  name: MutationName;
  /** "writes" by default. */
  effect?: Effect;
  /** Fields to select in addition to the whole payload; `learn` reads them. */
  also?: string;
  /** The expected error code. */
  refusal?: UserErrorCode;
  /** One input per request; null for a mutation without input. */
  inputs(
    fixtures: Fixtures,
    ask: Ask,
    options: Options,
  ): Record<string, unknown>[] | Promise<Record<string, unknown>[]> | null;
  learn?(found: Found, fixtures: Fixtures): void | Promise<void>;
};
