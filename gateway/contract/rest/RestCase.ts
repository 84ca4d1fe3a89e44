import type { operations } from "../../src/rest/__generated__/contract.ts";
import type { Rest } from "../../src/rest/client.ts";
import type { Facts } from "../createFacts.ts";
import type { Target } from "../Target.ts";
import type { Wishes } from "../Wishes.ts";

export type OperationId = keyof operations;

/** What a case may do: read only, make and delete things of its own, or also what cannot be taken back. */
export type Effect = "reads" | "writes" | "lasts";

export type Trial = {
  rest: Rest;
  facts: Facts;
  wishes: Wishes;
  createInvitee: Target["createInvitee"];
  /** The same service, asked with another access token. */
  restAs(token: string): Rest;
};

/** One call of an operation, and what later cases need of its answer. */
export type RestCase = {
  operation: OperationId;
  effect: Effect;
  /** Statuses that are right here beside success. */
  mayAnswer?: number[];
  run(trial: Trial): Promise<unknown>;
};
