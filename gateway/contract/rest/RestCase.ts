import type { operations } from "../../src/rest/__generated__/contract.ts";
import type { Rest } from "../../src/rest/client.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Options, Target } from "../Target.ts";

export type OperationId = keyof operations;

/** How far a case may go: read, make and delete things of its own, or also do what cannot be undone. */
export type Effect = "reads" | "writes" | "lasts";

export type CaseContext = {
  rest: Rest;
  fixtures: Fixtures;
  options: Options;
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
  run(context: CaseContext): Promise<unknown>;
};
