import type { operations } from "../src/rest/__generated__/contract.ts";
import type { Rest } from "../src/rest/client.ts";
import type { Fixtures } from "./createFixtures.ts";
import type { OwnThings } from "./createOwnThings.ts";
import type { Effect, Options, Target } from "./Target.ts";

export type OperationId = keyof operations;

export type CaseContext = {
  rest: Rest;
  /** The same service, asked with another access token. */
  restAs(token: string): Rest;
  /** Where the pool gives tokens to programs; null where it is not known. */
  tokenUrl: string | null;
  fixtures: Fixtures;
  options: Options;
  createInvitee: Target["createInvitee"];
  /** Makes what a case may change, and removes it when all cases have run. */
  own: OwnThings;
  /** Counts objects that a claim was tried on. */
  saw(objects: number): void;
};

/** One use of an operation. The runner compares each answer with the contract, so that a case need not look at it. */
export type RestCase = {
  operation: OperationId;
  effect: Effect;
  /** True for an operation that a service may lack: it answers 404 then. */
  mayLack?: boolean;
  /** Other statuses that are right here beside success. */
  mayAnswer?: number[];
  /** @throws BehaviourFault; SkippedError when there is nothing to see it by */
  run(context: CaseContext): Promise<unknown>;
};

/** A claim about what an operation does, beyond the form of its answers: "skip and take are obeyed". */
export type BehaviourCase = RestCase & { claim: string };

export const nameOf = ({ operation, claim }: Pick<BehaviourCase, "operation" | "claim">) => `${operation}: ${claim}`;
