import type { OperationRate } from "../limits/operationRate.ts";
import type { SignInAttempts } from "../session/signInAttempts.ts";
import type { Metrics } from "./createMetrics.ts";

/** The same limits, with what they refuse counted. */
export function countRefusals(
  operationRate: OperationRate,
  signInAttempts: SignInAttempts,
  { refused }: Metrics,
): { operationRate: OperationRate; signInAttempts: SignInAttempts } {
  return {
    operationRate: {
      async take(caller) {
        const allowance = await operationRate.take(caller);
        if (allowance.wait > 0) refused.inc({ limit: "operations" });
        return allowance;
      },
    },
    signInAttempts: {
      async take(address) {
        const isTaken = await signInAttempts.take(address);
        if (!isTaken) refused.inc({ limit: "sign-ins" });
        return isTaken;
      },
    },
  };
}
