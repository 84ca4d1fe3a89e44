import type { OperationId } from "../../../contract/RestCase.ts";
import { asks, type Mutant, on } from "./Mutant.ts";

const byKey: OperationId[] = [
  ...(["listUsers", "listInstallations", "listAllInstallations", "listProducts", "listTemplates"] as const),
  ...(["listCertificates", "listFaultReports", "listHistory", "listAttentionItems"] as const),
];

export const cursorMutants: Mutant[] = [
  ...byKey.map((operation) => ({
    name: `${operation} begins anew at each cursor`,
    claim: `${operation}: a page begins behind the row of its cursor`,
    field: "after",
    intercept: on(
      operation,
      asks((query) => (query.after ? { ...query, after: "" } : query)),
    ),
  })),
  {
    name: "the row of a cursor comes again",
    claim: "listProjects: a page begins behind the row of its cursor, which is good for its own order alone",
    field: "after",
    intercept: on(
      "listProjects",
      asks((query) => (query.after ? { ...query, after: "" } : query)),
    ),
  },
];
