import type { ExecutionResult, GraphQLError } from "graphql";
import { formatError } from "../graphql/formatError.ts";
import type { RestExport } from "../rest/types.ts";

export type ExportLine = { text: string; isIncomplete: boolean };
export type ExportPage = { lines: ExportLine[]; endCursor: string | null };

export class ExportFailure extends Error {
  readonly code: NonNullable<RestExport["errorCode"]>;
  readonly fieldCode: unknown;

  constructor(code: NonNullable<RestExport["errorCode"]>, message: string, fieldCode?: unknown) {
    super(message);
    this.code = code;
    this.fieldCode = fieldCode;
  }
}

type RowError = { path: (string | number)[]; message: string; code: unknown };
type Edge = { node: object | null; [field: string]: unknown };
type Connection = {
  edges: (Edge | null)[] | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | null;
};

/** Errors that a smaller page may avoid. */
const codesOfSize = new Set<unknown>(["COST_EXCEEDED", "UPSTREAM_TIMEOUT"]);

/** Null if a smaller page may succeed. @throws ExportFailure if access ended, a row costs too much or no list came */
export function toExportPage(
  { data, errors = [] }: ExecutionResult,
  { path, first }: { path: string[]; first: number },
): ExportPage | null {
  const told = errors.map(toRowError);
  if (first > 1 && told.some(({ code }) => codesOfSize.has(code))) return null;
  const ended = told.find(({ code }) => code === "UNAUTHENTICATED");
  if (ended) throw new ExportFailure("ACCESS_ENDED", ended.message);
  const costly = told.find(({ code }) => code === "COST_EXCEEDED");
  if (costly) throw new ExportFailure("COST_EXCEEDED", costly.message);
  const connection = path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null)?.[key], data);
  const { edges, pageInfo } = (connection ?? {}) as Partial<Connection>;
  const rowPath = [...path, "edges"];
  const above = told.find((error) => !rowPath.every((key, place) => error.path[place] === key));
  if (!edges || !pageInfo) throw readFailure(above ?? told[0]);
  const byRow = Map.groupBy(told, (error) => error.path[rowPath.length]);
  const lines = edges.map((edge, row) => {
    const own = (byRow.get(row) ?? []).map((error) => ({
      ...error,
      path: toLinePath(error.path.slice(rowPath.length + 1)),
    }));
    return { text: JSON.stringify(toLine(edge, own)), isIncomplete: own.length > 0 };
  });
  return {
    lines,
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

/** Writes the edge's own fields into a separate object, because the node may have fields with the same names. */
function toLine(edge: Edge | null, errors: RowError[]): object | null {
  const { node = null, ...rest } = edge ?? {};
  const hasRest = Object.keys(rest).length > 0;
  if (!hasRest && errors.length === 0) return node;
  return { ...node, ...(hasRest && { __edge: rest }), ...(errors.length > 0 && { __errors: errors }) };
}

const toLinePath = ([field = "node", ...path]: RowError["path"]) =>
  field === "node" ? path : ["__edge", field, ...path];

function toRowError(error: GraphQLError): RowError {
  const { message, extensions } = formatError(error.toJSON(), error);
  return { path: [...(error.path ?? [])], message, code: extensions?.code };
}

const noList =
  "The query leads its caller to no list. What it asks for may be gone; a program begins with `program`, a person with `viewer`.";

function readFailure(error: RowError | undefined): ExportFailure {
  return new ExportFailure("READ_FAILED", error?.message ?? noList, error?.code);
}
