import { importShared } from "../../scripts/importShared.ts";
import { createExportRuns } from "../src/export/runExport.ts";
import { startGateway } from "../src/http/startGateway.ts";
import { buildOffice } from "./buildOffice.ts";
import { copyDemo } from "./copyDemo.ts";
import { type Exchange, startRecorder } from "./startRecorder.ts";
import { everyFeature, patience, testConfig } from "./testConfig.ts";

const address = new URL("../contract/startReference.ts", import.meta.url).href;
const { startReference } = await importShared<typeof import("../contract/startReference.ts")>(address);

// An export sends requests in the background, which a replay could not repeat.
const noExports = { ...createExportRuns(), start() {} };

/** An operation, with the REST requests that it sent and their answers. */
export type Recording = { query: string; variables: object; exchanges: Exchange[] };

export type Recordings = { operations: Recording[]; userId: string; filesOrigin: string };

/** Runs the contract's cases once on the real service, and records each operation with its REST requests. */
export async function recordOperations(): Promise<Recordings> {
  const { upstream, close } = await startReference(copyDemo);
  const recorder = await startRecorder(upstream.url);
  const addresses = { UPSTREAM_URL: recorder.url, USER_POOL_ENDPOINT: upstream.url, FILES_ORIGIN: upstream.url };
  const gateway = await startGateway(testConfig(addresses), {
    features: everyFeature,
    exports: noExports,
    ...patience,
  });
  const operations = new Map<string, Recording>();
  try {
    const { fixtures } = await buildOffice({ url: gateway.url, upstream }, "owner@nordgolv.example", {
      async onAnswer(query, variables, _, send) {
        const exchanges = recorder.takeExchanges();
        if (exchanges.length > 0) operations.set(query, { query, variables, exchanges });
        // A 404 makes the gateway read the company again, as it must do for the new tokens of a replay.
        await send('{ project(projectId: "unknown") { id } }');
        recorder.takeExchanges();
      },
    });
    return { operations: [...operations.values()], userId: fixtures.get("userId"), filesOrigin: upstream.url };
  } finally {
    await gateway.close();
    await recorder.close();
    await close();
  }
}
