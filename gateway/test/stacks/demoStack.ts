import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUpstream, type Upstream } from "../../../upstream/src/app.ts";
import { readConfig as readUpstreamConfig } from "../../../upstream/src/config.ts";
import type { PersistedDocuments } from "../../src/graphql/persistedDocuments/persistedDocuments.ts";
import { startGateway } from "../../src/http/startGateway.ts";
import { copyDemo } from "../copyDemo.ts";
import { everyFeature, patience, testConfig } from "../testConfig.ts";

export type Stack = {
  url: string;
  upstream: Upstream;
  /** Method and path of each REST request since the last call, with ids shortened to `:id`. */
  takeRequests(): string[];
  /** The bodies of the REST requests since the last call. */
  takeBodies(): unknown[];
  close(): Promise<void>;
};

/** The gateway over the embedded REST service with demo data, on free ports. */
export async function startStack(
  documents: PersistedDocuments,
  environment: Record<string, string> = {},
): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-"));
  await copyDemo(folder);
  const upstream = await startUpstream(
    readUpstreamConfig({
      PORT: "0",
      DATA_DIR: folder,
      DEMO: "false",
      LOG_LEVEL: "silent",
      GATEWAY_SECRET: environment.GATEWAY_SECRET,
      POOL_SRP: environment.POOL_SRP,
      WEBHOOK_LOOPBACK: "true",
    }),
  );
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const config = testConfig({ UPSTREAM_URL: upstream.url, USER_POOL_ENDPOINT: upstream.url, ...environment });
  const gateway = await startGateway(config, {
    documents,
    features: everyFeature,
    ...patience,
    onRequest: ({ method, path, body }) => {
      requests.push(`${method} ${withoutIds(path)}`);
      if (body !== undefined) bodies.push(body);
    },
  });
  return {
    url: gateway.url,
    upstream,
    takeRequests: () => requests.splice(0),
    takeBodies: () => bodies.splice(0),
    close: async () => {
      await gateway.close();
      await upstream.close();
      await rm(folder, { recursive: true });
    },
  };
}

function withoutIds(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
}
