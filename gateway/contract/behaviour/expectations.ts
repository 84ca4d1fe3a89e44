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

/** @throws BehaviourFault unless it is so */
export function demand(isSo: boolean, field: string, expected: string, got: string): void {
  if (!isSo) throw new BehaviourFault({ field, expected, got });
}

/** @throws BehaviourFault unless both are the same; `why` says where the expected value is from */
export function demandEqual(got: unknown, expected: unknown, field: string, why = ""): void {
  const [wanted, came] = [describeValue(expected), describeValue(got)];
  const whole = wanted === came ? [JSON.stringify(expected), JSON.stringify(got)] : [wanted, came];
  demand(isDeepStrictEqual(got, expected), field, `${whole[0]}${why && `, ${why}`}`, `${whole[1]}`);
}

/** Every field of `given` as it is read back; a field that was cleared may be null or missing. */
export function demandFields(read: object, given: object, why: string): void {
  for (const [field, value] of Object.entries(given)) {
    demandEqual((read as Record<string, unknown>)[field] ?? null, value, field, why);
  }
}

/**
 * Gives the body of the refusal.
 * @throws BehaviourFault when the call is not refused with one of these statuses
 */
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
