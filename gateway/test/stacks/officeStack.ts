import type { Upstream } from "../../../upstream/src/app.ts";
import { startReference } from "../../contract/startReference.ts";
import type { PersistedDocuments } from "../../src/graphql/persistedDocuments/persistedDocuments.ts";
import { startGateway } from "../../src/http/startGateway.ts";
import { copyDemo } from "../copyDemo.ts";
import { everyFeature, patience, testConfig } from "../testConfig.ts";

export type OfficeStack = {
  url: string;
  upstream: Upstream;
  /** Method and path of each request to REST since the last call. */
  takeRequests(): string[];
  close(): Promise<void>;
};

/** The gateway over the reference service with the demo's data. */
export async function startOfficeStack(documents: PersistedDocuments): Promise<OfficeStack> {
  const { upstream, close } = await startReference(copyDemo);
  const requests: string[] = [];
  const config = testConfig({ UPSTREAM_URL: upstream.url, USER_POOL_ENDPOINT: upstream.url });
  const gateway = await startGateway(config, {
    documents,
    features: everyFeature,
    ...patience,
    onRequest: ({ method, path }) => requests.push(`${method} ${path}`),
  });
  return {
    url: gateway.url,
    upstream,
    takeRequests: () => requests.splice(0),
    close: async () => {
      await gateway.close();
      await close();
    },
  };
}
