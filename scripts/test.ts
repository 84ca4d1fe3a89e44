import { findChromium } from "./browser.ts";
import { buildClient, buildExplorer, buildWeb } from "./build.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { checkSources } from "./check.ts";
import { makeDemoData } from "./demoData.ts";
import { imageTests } from "./image.ts";
import { useMemoryFolder } from "./memoryFolder.ts";
import { browserTests, generatedCode, inLanes, one, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";
import { postgresTests } from "./testPostgres.ts";
import { serverTests } from "./testServers.ts";

useMemoryFolder();
// The demo does not wait for generated code, because the run fails anyway if generated code was out of date.
const [generated, demo] = await Promise.all([generatedCode(), makeDemoData()]);
await Promise.all([buildWeb(), buildExplorer(), buildClient()]);
// Tests wait a lot, so three steps keep two processors busy. More steps would slow each other down.
process.env.TEST_WORKERS = "1";
const half = (workspace: "gateway" | "web", part: 1 | 2) => () =>
  unitTests(workspace, `${workspace} ${part} of 2`, {}, [`--shard=${part}/2`]);
const [chromium, outcomes] = await Promise.all([
  findChromium(),
  // The longest steps come first, so that no processor is idle at the end.
  inLanes(3, [
    postgresTests,
    half("gateway", 2),
    half("gateway", 1),
    () => unitTests("upstream", "upstream", { TEST_EMBEDDED_ONLY: "true" }),
    half("web", 1),
    half("web", 2),
    serverTests,
    checkSources,
    imageTests,
    async () => one(isBundleSmall()),
    () => unitTests("client"),
  ]),
]);
const { passed, failed } = sum([generated, ...outcomes, await browserTests(chromium)]);
demo.remove();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
