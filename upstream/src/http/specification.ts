import { readFileSync } from "node:fs";
import type { FastifySchema, RouteOptions } from "fastify";
import type { ProgramScope } from "./authenticate.ts";
import type { OperationId } from "./operation.ts";

type ContractRoute = Pick<RouteOptions, "method" | "url"> & {
  scopes: ProgramScope[];
  schema: FastifySchema & { operationId: OperationId };
};

/** The routes of openapi.yaml, as `npm run generate` read them from it. */
export const contractRoutes: ContractRoute[] = JSON.parse(
  readFileSync(new URL("../__generated__/routes.json", import.meta.url), "utf8"),
);
const addresses = Object.entries(Object.groupBy(contractRoutes, ({ url }) => url)).map(([url, routes = []]) => ({
  pattern: new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`),
  methods: routes.map(({ method }) => String(method)),
}));

/** The methods that the contract has at a path; none for an unknown one. */
export function methodsOf(path: string): string[] {
  return addresses.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}
