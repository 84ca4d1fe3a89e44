import type { MutationResult } from "../relay/mutationResult.ts";
import type { StepValue } from "./stepValue.ts";
import type { ValueKey } from "./unsavedReadings.ts";

/** How a value was stored, the version that stands at the service then, and the value where it is known. */
export type Recorded = { result: MutationResult; version: string | null; current?: StepValue | null };

/** A value to be stored over the version that it was changed from. */
export type ValueToRecord = { key: ValueKey; value: StepValue; version: string | null };

// The service takes so many at once.
const maxAtOnce = 100;

/** Sends values that come while others are on their way together with the next: the first goes at once, and a whole sheet in few requests. */
export function createBundles(recordAll: (values: readonly ValueToRecord[]) => Promise<readonly Recorded[]>) {
  const waiting: (ValueToRecord & { settle: (recorded: Recorded) => void })[] = [];
  let isUnderWay = false;

  async function sendWaiting() {
    isUnderWay = true;
    while (waiting.length > 0) {
      const bundle = waiting.splice(0, maxAtOnce);
      const recorded = await recordAll(bundle.map(({ key, value, version }) => ({ key, value, version })));
      bundle.forEach(({ settle }, index) => {
        settle(recorded[index] ?? { result: { kind: "failed", requestId: null }, version: null });
      });
    }
    isUnderWay = false;
  }

  return (value: ValueToRecord): Promise<Recorded> =>
    new Promise((settle) => {
      waiting.push({ ...value, settle });
      if (!isUnderWay) void sendWaiting();
    });
}
