import { readFileSync } from "node:fs";
import type { FastifySchema, RouteOptions } from "fastify";
import type { ProgramScope } from "./authenticate.ts";
import type { OperationId } from "./operation.ts";

type ContractRoute = Pick<RouteOptions, "method" | "url"> & {
  scopes: ProgramScope[];
  schema: FastifySchema & { operationId: OperationId };
};

/** `npm run generate` writes these routes from openapi.yaml. */
export const contractRoutes: ContractRoute[] = JSON.parse(
  readFileSync(new URL("../__generated__/routes.json", import.meta.url), "utf8"),
);
const addresses = Object.entries(Object.groupBy(contractRoutes, ({ url }) => url)).map(([url, routes = []]) => ({
  pattern: new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`),
  methods: routes.map(({ method }) => String(method)),
}));

export function methodsOf(path: string): string[] {
  return addresses.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}
