import { createExport, endExport, getExport, listExports, putExportPart } from "../../src/export/exportApi.ts";
import type { RestCase } from "./RestCase.ts";

const query = "{ viewer { company { templates { edges { node { name } } } } } }";

/** A service without exports answers 404, and one that is making one for the user 409. */
export const exportCases: RestCase[] = [
  {
    operation: "createExport",
    effect: "writes",
    mayAnswer: [404, 409],
    run: async ({ rest, fixtures }) =>
      fixtures.set({ exportId: (await createExport(rest, { query, list: "templates" })).id }),
  },
  { operation: "listExports", effect: "reads", mayAnswer: [404], run: ({ rest }) => listExports(rest) },
  {
    operation: "putExportPart",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      putExportPart(
        rest,
        { exportId: fixtures.get("exportId"), part: 0 },
        { lines: ['{"name":"Villa"}'], incompleteRows: 0 },
      ),
  },
  {
    operation: "getExport",
    effect: "writes",
    run: ({ rest, fixtures }) => getExport(rest, fixtures.get("exportId")),
  },
  {
    operation: "endExport",
    effect: "writes",
    run: ({ rest, fixtures }) => endExport(rest, fixtures.get("exportId"), { state: "CANCELED" }),
  },
];
