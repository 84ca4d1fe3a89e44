import { setTimeout as pause } from "node:timers/promises";
import { getBatch, listBatches, startBatch, undoBatch } from "../../src/company/batchApi.ts";
import type { RestCase } from "./RestCase.ts";

const pollMs = 100;
const maxRunMs = 20_000;

/** The run's own project, archived and brought back. A service without batches answers 404. */
export const batchCases: RestCase[] = [
  {
    operation: "startBatch",
    effect: "writes",
    mayAnswer: [404],
    run: async ({ rest, fixtures }) => {
      const ids = [fixtures.get("ownProjectId")];
      const { id } = await startBatch(rest, fixtures.get("companyId"), { action: "ARCHIVE", ids });
      fixtures.set({ batchId: id });
    },
  },
  {
    operation: "getBatch",
    effect: "writes",
    run: ({ rest, fixtures }) => untilEnded(() => getBatch(rest, fixtures.get("companyId"), fixtures.get("batchId"))),
  },
  {
    operation: "undoBatch",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const { id } = await undoBatch(rest, fixtures.get("companyId"), fixtures.get("batchId"));
      await untilEnded(() => getBatch(rest, fixtures.get("companyId"), id));
    },
  },
  {
    operation: "listBatches",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest, fixtures }) => listBatches(rest, fixtures.get("companyId")),
  },
];

async function untilEnded(read: () => ReturnType<typeof getBatch>): Promise<void> {
  const endsAt = Date.now() + maxRunMs;
  while ((await read()).state === "RUNNING" && Date.now() < endsAt) await pause(pollMs);
}
