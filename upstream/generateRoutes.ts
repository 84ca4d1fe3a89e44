import { readFileSync, writeFileSync } from "node:fs";
import Fastify, { type RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { parse } from "yaml";

/**
 * Writes the routes of openapi.yaml with their validation rules, since reading the contract at each start takes half a second. The gateway gets
 * method, path and feature of each operation, and a type for each schema.
 */
const specification = parse(readFileSync(new URL("openapi.yaml", import.meta.url), "utf8"));
const routes: RouteOptions[] = [];
const reader = Fastify({ exposeHeadRoutes: false });
reader.addHook("onRoute", (route) => void routes.push(route));
await reader.register(openapiGlue, { specification, operationResolver: () => async () => undefined });

// The public log is left out: its files are not JSON, and the gateway does not read them.
const isJson = ({ url }: RouteOptions) => url.startsWith("/v1/");
const written = routes.filter(isJson).map(({ method, url, schema }) => {
  const { operationId, "x-scopes": scopes, body, querystring, params, headers } = schema as Record<string, unknown>;
  return { method, url, scopes, schema: { operationId, body, querystring, params, headers } };
});
writeFileSync(
  new URL("src/__generated__/routes.json", import.meta.url),
  `[\n${written.map((route) => JSON.stringify(route)).join(",\n")}\n]\n`,
);

const calls = routes.filter(isJson).map(({ method, url, schema }) => {
  const { operationId, "x-feature": feature } = schema as Record<string, string>;
  return [operationId, { method, url: url.slice(1), feature }];
});
writeFileSync(
  new URL("../gateway/src/rest/__generated__/operations.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(calls), null, 2)}\n`,
);

const types = Object.keys(specification.components.schemas).map(
  (name) => `export type Rest${name} = components["schemas"]["${name}"];`,
);
writeFileSync(
  new URL("../gateway/src/rest/__generated__/schemas.ts", import.meta.url),
  `import type { components } from "./contract.ts";\n\n${types.join("\n")}\n`,
);
