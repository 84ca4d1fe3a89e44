import { findProgram } from "./findProgram.ts";

/** `promtool` checks the alarms of deploy/alerts.yml. */
export function findPromtool(): string | undefined {
  return findProgram({ variable: "PROMTOOL", programs: ["promtool"], packageName: "prometheus" });
}
