import { findChromium } from "./browser.ts";
import { buildClient, buildExplorer, buildWeb } from "./build.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { checkSources } from "./check.ts";
import { makeDemoData } from "./demoData.ts";
import { useMemoryFolder } from "./memoryFolder.ts";
import { browserTests, generatedCode, inTurn, one, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";
import { postgresTests } from "./testPostgres.ts";
import { serverTests } from "./testServers.ts";

useMemoryFolder();
// Of what is generated the demo's service has only types, which are taken away before it runs.
const [generated, demo] = await Promise.all([generatedCode(), makeDemoData()]);
await Promise.all([buildWeb(), buildExplorer(), buildClient()]);
// Tests wait a part of their time, so three at once keep two processors busy. With more of them each is slower and nothing is gained.
process.env.TEST_WORKERS = "1";
const [chromium, [gateway, client], [upstream, together, sources], [web, onServer]] = await Promise.all([
  findChromium(),
  inTurn(
    () => unitTests("gateway"),
    () => unitTests("client"),
  ),
  // The three end at about the same time; the parts that wait most stand where the processors are busiest.
  inTurn(() => unitTests("upstream", "upstream", { TEST_EMBEDDED_ONLY: "true" }), serverTests, checkSources),
  inTurn(() => unitTests("web"), postgresTests),
]);
const { passed, failed } = sum([
  generated,
  ...[gateway, client, together, upstream, onServer, web, sources].flatMap((outcome) => outcome ?? []),
  one(isBundleSmall()),
  await browserTests(chromium),
]);
demo.remove();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
