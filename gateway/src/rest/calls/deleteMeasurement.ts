import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function deleteMeasurement(rest: Rest, measurementId: string) {
  return rest.delete(path`v1/measurements/${measurementId}`);
}
