import { readFileSync, writeFileSync } from "node:fs";
import Fastify, { type RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { parse } from "yaml";

/** Generates routes and validation rules, because parsing the contract would add half a second to each start. */
const specification = parse(readFileSync(new URL("openapi.yaml", import.meta.url), "utf8"));
const routes: RouteOptions[] = [];
const reader = Fastify({ exposeHeadRoutes: false });
reader.addHook("onRoute", (route) => void routes.push(route));
await reader.register(openapiGlue, { specification, operationResolver: () => async () => undefined });

// Paths outside /v1/ belong to the public log. The log's files are not JSON, and the gateway does not read them.
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
