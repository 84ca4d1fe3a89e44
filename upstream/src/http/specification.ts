import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ProgramScope } from "./authenticate.ts";
import type { OperationId } from "./operation.ts";

type Operation = {
  operationId: OperationId;
  "x-scopes": ProgramScope[];
};

export const specification: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"),
);
const addresses = Object.entries(specification.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
  methods: Object.keys(operations)
    .filter((name) => ["get", "post", "put", "delete"].includes(name))
    .map((name) => name.toUpperCase()),
}));

/** The methods that the contract has at a path; none for an unknown one. */
export function methodsOf(path: string): string[] {
  return addresses.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}
