import type { Overrides } from "../../src/createServices.ts";
import { createExportRuns, type ExportLimits } from "../../src/export/runExport.ts";
import type { PersistedDocuments } from "../../src/graphql/persistedDocuments/persistedDocuments.ts";
import { startGateway } from "../../src/http/startGateway.ts";
import { type StandInPool, startStandInPool } from "../standInPool.ts";
import { type StandInRest, startStandInRest } from "../standInRest.ts";
import { testConfig } from "../testConfig.ts";

export type FaultOverrides = Pick<Overrides, "timeouts" | "operationTimeoutMs" | "breaker"> & {
  exports?: Partial<ExportLimits>;
};

export type FaultStack = {
  url: string;
  pool: StandInPool;
  rest: StandInRest;
  /** Method and path of each request to REST since the last call. */
  takeRequests(): string[];
  close(): Promise<void>;
};

/** The gateway between stand-ins for the user pool and the REST service. */
export async function startFaultStack(
  documents: PersistedDocuments,
  environment: Record<string, string> = {},
  { exports, ...overrides }: FaultOverrides = {},
): Promise<FaultStack> {
  const [pool, rest] = await Promise.all([startStandInPool(), startStandInRest()]);
  const requests: string[] = [];
  const config = testConfig({ UPSTREAM_URL: rest.url, USER_POOL_ENDPOINT: pool.url, ...environment });
  const gateway = await startGateway(config, {
    documents,
    features: { has: async (feature) => !rest.lacking.has(feature) },
    exports: createExportRuns(exports),
    ...overrides,
    onRequest: ({ method, path }) => requests.push(`${method} ${path}`),
  });
  return {
    url: gateway.url,
    pool,
    rest,
    takeRequests: () => requests.splice(0),
    close: async () => {
      await gateway.close();
      await Promise.all([pool.close(), rest.close()]);
    },
  };
}
