import type { Rest } from "../src/rest/client.ts";
import type { OperationId } from "../src/rest/types.ts";
import type { Fixtures } from "./createFixtures.ts";
import type { OwnThings } from "./createOwnThings.ts";
import type { Effect, Options, Target } from "./Target.ts";

export type { OperationId };

export type CaseContext = {
  rest: Rest;
  restAs(token: string): Rest;
  /** The address that gives tokens to programs; null if it is unknown. */
  tokenUrl: string | null;
  fixtures: Fixtures;
  options: Options;
  createInvitee: Target["createInvitee"];
  /** Creates objects that a case may change, and removes them when all cases have run. */
  own: OwnThings;
  /** Counts the objects that a claim was checked on. */
  saw(objects: number): void;
};

/** One use of an operation. The runner compares each answer with the contract, so the case need not. */
export type RestCase = {
  operation: OperationId;
  effect: Effect;
  /** True if a service may lack the operation and answer 404. */
  mayLack?: boolean;
  /** Statuses that are acceptable besides success. */
  mayAnswer?: number[];
  /** @throws BehaviourFault; SkippedError if the service has no suitable data */
  run(context: CaseContext): Promise<unknown>;
};

/** A claim about an operation's behaviour, beyond the form of its answers: "skip and take are obeyed". */
export type BehaviourCase = RestCase & { claim: string };

export const nameOf = ({ operation, claim }: Pick<BehaviourCase, "operation" | "claim">) => `${operation}: ${claim}`;
