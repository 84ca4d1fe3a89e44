import type { Outcome } from "./steps.ts";

export const sum = (outcomes: Outcome[]): Outcome =>
  outcomes.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
