import type { MutationResult } from "../relay/mutationResult.ts";
import type { NamedKey } from "./pendingReading.ts";
import type { StepValue } from "./stepValue.ts";

/** The stored version, and the stored value if it is known. */
export type RecordResult = { result: MutationResult; version: string | null; current?: StepValue | null };

/** `version` is the stored version that the change is based on. */
export type ValueToRecord = { key: NamedKey; value: StepValue; version: string | null };

// The gateway's limit (`gateway/src/graphql/bulk.ts`).
const maxValues = 100;
// Each step entry takes one request, and a mutation must end within the gateway's 10 seconds.
const maxStepEntries = 25;

/** The first value is sent at once; values that come meanwhile share the next request. */
export function createBundles(recordAll: (values: readonly ValueToRecord[]) => Promise<readonly RecordResult[]>) {
  const waiting: (ValueToRecord & { settle: (recorded: RecordResult) => void })[] = [];
  let isUnderWay = false;

  async function sendWaiting() {
    isUnderWay = true;
    while (waiting.length > 0) {
      const bundle = waiting.splice(0, bundleSize(waiting));
      const recorded = await recordAll(bundle.map(({ key, value, version }) => ({ key, value, version })));
      bundle.forEach(({ settle }, index) => {
        settle(recorded[index] ?? { result: { kind: "failed", requestId: null }, version: null });
      });
    }
    isUnderWay = false;
  }

  return (value: ValueToRecord): Promise<RecordResult> =>
    new Promise((settle) => {
      waiting.push({ ...value, settle });
      if (!isUnderWay) void sendWaiting();
    });
}

/** The gateway refuses readings of one entry that differ in day, person or instrument, so they are sent apart. */
function bundleSize(waiting: readonly ValueToRecord[]): number {
  const measured = new Map<string, string>();
  const first = waiting.slice(0, maxValues);
  const end = first.findIndex(({ key: { entryId, measured: told } }) => {
    const known = measured.get(entryId);
    measured.set(entryId, JSON.stringify(told ?? null));
    return measured.size > maxStepEntries || (known !== undefined && known !== measured.get(entryId));
  });
  return end < 0 ? first.length : end;
}
