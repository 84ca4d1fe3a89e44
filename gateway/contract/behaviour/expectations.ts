import { isDeepStrictEqual } from "node:util";
import { RestProblem } from "../../src/rest/errors.ts";
import type { RestProblemBody } from "../../src/rest/types.ts";
import { describeValue, type Fault } from "../differences.ts";

export class BehaviourFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.field}: expected ${fault.expected}, got ${fault.got}`);
    this.name = "BehaviourFault";
    this.fault = fault;
  }
}

export function demand(isSo: boolean, field: string, expected: string, got: string): void {
  if (!isSo) throw new BehaviourFault({ field, expected, got });
}

/** `why` names the source of the expected value. */
export function demandEqual(got: unknown, expected: unknown, field: string, why = ""): void {
  const [wanted, came] = [describeValue(expected), describeValue(got)];
  const whole = wanted === came ? [JSON.stringify(expected), JSON.stringify(got)] : [wanted, came];
  demand(isDeepStrictEqual(got, expected), field, `${whole[0]}${why && `, ${why}`}`, `${whole[1]}`);
}

/** Compares each field of `given` with the object read later. A cleared field may be null or missing. */
export function demandFields(read: object, given: object, why: string): void {
  for (const [field, value] of Object.entries(given)) {
    demandEqual((read as Record<string, unknown>)[field] ?? null, value, field, why);
  }
}

/** Returns the refusal's body. @throws BehaviourFault if the call is not refused with one of these statuses */
export async function demandRefusal(
  call: Promise<unknown>,
  { statuses, field = "(status)", why }: { statuses: number[]; field?: string; why: string },
): Promise<RestProblemBody | null> {
  const expected = `${statuses.join(" or ")}, ${why}`;
  const refusal = await call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof RestProblem) return error;
      throw error;
    },
  );
  demand(refusal !== null, field, expected, "success");
  demand(statuses.includes(refusal?.status ?? 0), field, expected, String(refusal?.status));
  return refusal?.problem ?? null;
}
