import { setTimeout as pause } from "node:timers/promises";
import { request } from "undici";
import type { Rest } from "../../src/rest/client.ts";
import { RestProblem } from "../../src/rest/errors.ts";
import type { Answer } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { exportQuery } from "../sampleData.ts";
import { demand, demandEqual, demandFields, demandRefusal } from "./expectations.ts";

type Export = Answer<"getExport">;

const query = exportQuery;
const asked = { query, list: "templates" };
const rows = ["Villa Ö", "Brf Ängen", "Kvarteret 3"].map((name) => JSON.stringify({ name }));
const [first = "", second = "", third = ""] = rows;
const maxPauseMs = 1_000;
const maxWaitMs = 60_000;

/** Calls `run` with a new export's id and cancels the export afterwards. Canceling an ended export changes nothing. */
async function withExport(
  { rest, saw }: CaseContext,
  run: (exportId: string, rest: Rest) => Promise<void>,
): Promise<void> {
  const own = await rest.call("createExport", { body: asked }).catch((error: unknown) => {
    const isBusy = error instanceof RestProblem && error.problem?.code === "EXPORT_RUNNING";
    throw isBusy ? new SkippedError("an export of the caller's runs") : error;
  });
  saw(1);
  try {
    await run(own.id, rest);
  } finally {
    await rest.call("endExport", { exportId: own.id, body: { state: "CANCELED" } });
  }
}

const put = (rest: Rest, [exportId, part]: [string, number], lines: string[], incompleteRows = 0) =>
  rest.call("putExportPart", { exportId, part, body: { lines, incompleteRows } });

async function untilEnded(rest: Rest, exportId: string): Promise<Export> {
  const endsAt = Date.now() + maxWaitMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const found = await rest.call("getExport", { exportId });
    if (found.state !== "RUNNING" || Date.now() > endsAt) return found;
    await pause(pauseMs);
  }
}

async function openFile({ url }: Export): Promise<string> {
  demand(url !== null, "url", "a link to the file", "null");
  const { statusCode, body } = await request(url ?? "");
  demand(statusCode === 200, "url", "a link that opens", String(statusCode));
  return body.text();
}

/** An export writes a whole list to a file. The gateway sends the file's lines in parts. */
export const exportCases: BehaviourCase[] = [
  {
    operation: "createExport",
    claim: "the export is listed and read back, with what has come until then",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withExport(context, async (id, rest) => {
        const told = { id, query, state: "RUNNING", rowCount: 0, incompleteRowCount: 0, url: null };
        demandFields(await rest.call("getExport", { exportId: id }), told, "as it was started");
        await put(rest, [id, 0], [first, second], 1);
        const listed = (await rest.call("listExports", {})).data.find((one) => one.id === id);
        demand(listed !== undefined, "data", "the export that was started", "not among the exports");
        demandFields(listed ?? {}, { ...told, rowCount: 2, incompleteRowCount: 1 }, "after a part of two rows");
      }),
  },
  {
    operation: "createExport",
    claim: "another one is refused while one runs",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withExport(context, async (_, rest) => {
        await demandRefusal(rest.call("createExport", { body: asked }), { statuses: [409], why: "as one runs" });
      }),
  },
  {
    operation: "putExportPart",
    claim: "a part that comes again is not added again, and none may be left out",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withExport(context, async (id, rest) => {
        await put(rest, [id, 0], [first]);
        const { rowCount } = await put(rest, [id, 0], [first]);
        demandEqual(rowCount, 1, "rowCount", "as the same part came twice");
        await demandRefusal(put(rest, [id, 2], [third]), { statuses: [409], why: "as part 1 is missing" });
      }),
  },
  {
    operation: "getExport",
    claim: "the file's link opens, and the parts are in it as they came",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withExport(context, async (id, rest) => {
        await put(rest, [id, 0], [first, second]);
        await put(rest, [id, 1], [third]);
        await rest.call("endExport", { exportId: id, body: { state: "COMPLETED" } });
        const done = await untilEnded(rest, id);
        demandFields(done, { state: "COMPLETED", errorCode: null }, "after the last part");
        const file = await openFile(done);
        demandEqual(file.split("\n"), [...rows, ""], "lines", "as they came");
        demandFields(done, { rowCount: 3, byteSize: Buffer.byteLength(file) }, "as in the file");
        context.saw(rows.length);
      }),
  },
  {
    operation: "endExport",
    claim: "a canceled export has ended, takes no more parts, and is in the way of no other",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withExport(context, async (id, rest) => {
        await put(rest, [id, 0], [first]);
        await rest.call("endExport", { exportId: id, body: { state: "CANCELED" } });
        demandFields(
          await rest.call("getExport", { exportId: id }),
          { state: "CANCELED", url: null },
          "as it was canceled",
        );
        await demandRefusal(put(rest, [id, 1], [second]), { statuses: [409], why: "as it was canceled" });
        await withExport(context, async () => {});
      }),
  },
];
