import type { Interceptor } from "../startProxy.ts";
import { answers, bodyOf, insteadOfRefusal, type Json, jsonAnswer, type Mutant, on, sends } from "./Mutant.ts";

const listed = "createExport: the export is listed and read back, with what has come until then";
const refused = "createExport: another one is refused while one runs";
const once = "putExportPart: a part that comes again is not added again, and none may be left out";
const whole = "getExport: the file's link opens, and the parts are in it as they came";
const canceled = "endExport: a canceled export has ended, takes no more parts, and is in the way of no other";

type Listed = { data: Json[] };
const told = (change: (read: Json) => object) => on("getExport", answers(change));
const linesOf = (body: Json) => body.lines as string[];

const pretendsPart: Interceptor = async (request, forward) => {
  const path = request.path.replace(/\/parts\/\d+$/, "");
  const read: Json = JSON.parse((await forward({ ...request, method: "GET", path, body: "" })).text);
  return jsonAnswer(200, { ...read, rowCount: Number(read.rowCount) + linesOf(bodyOf(request)).length });
};

const onPart = (part: number, intercept: Interceptor): Interceptor =>
  on("putExportPart", (request, forward) =>
    request.path.endsWith(`/parts/${part}`) ? intercept(request, forward) : forward(request),
  );

export const exportMutants: Mutant[] = [
  {
    name: "an export is not listed",
    claim: listed,
    field: "data",
    intercept: on(
      "listExports",
      answers(() => ({ data: [] })),
    ),
  },
  {
    name: "an export that runs is told as done",
    claim: listed,
    field: "state",
    intercept: told((read) => ({ ...read, state: "COMPLETED" })),
  },
  {
    name: "the list of exports is behind",
    claim: listed,
    field: "rowCount",
    intercept: on(
      "listExports",
      answers<Listed>(({ data }) => ({ data: data.map((row) => ({ ...row, rowCount: 0 })) })),
    ),
  },
  {
    name: "rows that are not whole are not counted",
    claim: listed,
    field: "incompleteRowCount",
    intercept: on(
      "putExportPart",
      sends((body) => ({ ...body, incompleteRows: 0 })),
    ),
  },
  {
    name: "two exports run at once",
    claim: refused,
    field: "(status)",
    intercept: on(
      "createExport",
      insteadOfRefusal(async (request, forward) => {
        const { data }: Listed = JSON.parse((await forward({ ...request, method: "GET", body: "" })).text);
        return jsonAnswer(201, data[0]);
      }),
    ),
  },
  {
    name: "a part that comes again is added again",
    claim: once,
    field: "rowCount",
    intercept: comesAgain(),
  },
  {
    name: "a part may be left out",
    claim: once,
    field: "(status)",
    intercept: on("putExportPart", insteadOfRefusal(pretendsPart)),
  },
  { name: "a part is lost", claim: whole, field: "lines", intercept: onPart(1, pretendsPart) },
  { name: "parts are in another order", claim: whole, field: "lines", intercept: swapsParts() },
  {
    name: "the rows of a part are in another order",
    claim: whole,
    field: "lines",
    intercept: on(
      "putExportPart",
      sends((body) => ({ ...body, lines: linesOf(body).toReversed() })),
    ),
  },
  {
    name: "the link of an export has expired",
    claim: whole,
    field: "url",
    intercept: told(({ url, ...read }) => ({ ...read, url: url && String(url).replace("signature=", "signature=0") })),
  },
  {
    name: "an export that is done has no link",
    claim: whole,
    field: "url",
    intercept: told((read) => ({ ...read, url: null })),
  },
  {
    name: "an export tells more rows than its file has",
    claim: whole,
    field: "rowCount",
    intercept: told(({ rowCount, ...read }) => ({ ...read, rowCount: Number(rowCount) + 1 })),
  },
  { name: "a canceled export goes on", claim: canceled, field: "state", intercept: forgetsFirstEnd() },
  {
    name: "a canceled export takes parts",
    claim: canceled,
    field: "(status)",
    intercept: on("putExportPart", insteadOfRefusal(pretendsPart)),
  },
];

/** Stores a repeated part as a new part. */
function comesAgain(): Interceptor {
  let next = 0;
  return on("putExportPart", (request, forward) => {
    const path = request.path.replace(/\d+$/, String(next++));
    return forward({ ...request, path });
  });
}

/** Stores the first two parts in each other's place, when the second arrives. */
function swapsParts(): Interceptor {
  let firstBody = "";
  return on("putExportPart", async (request, forward) => {
    if (request.path.endsWith("/0")) {
      firstBody = request.body;
      return pretendsPart(request, forward);
    }
    await forward({ ...request, path: request.path.replace(/1$/, "0") });
    return forward({ ...request, body: firstBody });
  });
}

/** Ignores the first request to end the export. The second is forwarded, so that no export keeps running. */
function forgetsFirstEnd(): Interceptor {
  let isFirst = true;
  return on("endExport", async (request, forward) => {
    if (!isFirst) return forward(request);
    isFirst = false;
    const read = await forward({ ...request, method: "GET", body: "" });
    return jsonAnswer(200, { ...JSON.parse(read.text), ...bodyOf(request) });
  });
}
