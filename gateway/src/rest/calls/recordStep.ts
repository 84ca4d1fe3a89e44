import type { components } from "../__generated__/contract.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";
import type { RestStepEntry } from "../payloads.ts";

/** Recording is the other use of `POST v1/measurements`. Keys are merged one by one; null clears one. */
export function recordStep(rest: Rest, recording: components["schemas"]["StepRecording"]) {
  return rest.post<RestStepEntry>(path`v1/measurements`, recording);
}
