import type { Rest } from "../../src/rest/client.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Fault } from "../differencesOf.ts";
import type { Effect, OperationId } from "../rest/RestCase.ts";
import type { Options } from "../Target.ts";
import type { OwnThings } from "./createOwnThings.ts";

export type BehaviourContext = {
  rest: Rest;
  /** The same service, asked with another access token. */
  restAs(token: string): Rest;
  /** Where the pool gives tokens to programs; null where it is not known. */
  tokenUrl: string | null;
  fixtures: Fixtures;
  options: Options;
  /** Makes what a case may change, and removes it when all cases have run. */
  own: OwnThings;
  /** Counts objects that the claim was tried on. */
  saw(objects: number): void;
};

/** A claim about what an operation does, beyond the form of its answers. */
export type BehaviourCase = {
  operation: OperationId;
  /** Said of the operation: "skip and take are obeyed". */
  claim: string;
  effect: Effect;
  /** True for an operation that a service may lack: it answers 404 then. */
  mayLack?: boolean;
  /** @throws BehaviourFault; SkippedError when there is nothing to see it by */
  run(context: BehaviourContext): Promise<void>;
};

export const nameOf = ({ operation, claim }: Pick<BehaviourCase, "operation" | "claim">) => `${operation}: ${claim}`;

export class BehaviourFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.field}: expected ${fault.expected}, got ${fault.got}`);
    this.name = "BehaviourFault";
    this.fault = fault;
  }
}
