import { findChromium } from "./browser.ts";
import { buildClient, buildExplorer, buildWeb } from "./build.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { checkSources } from "./check.ts";
import { makeDemoData } from "./demoData.ts";
import { useMemoryFolder } from "./memoryFolder.ts";
import { browserTests, generatedCode, inTurn, one, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";
import { howToGetPostgres, postgresTests } from "./testPostgres.ts";
import { howToGetServers, serverTests } from "./testServers.ts";

useMemoryFolder();
// Of what is generated the demo's service has only types, which are taken away before it runs.
const [generated, demo] = await Promise.all([generatedCode(), makeDemoData()]);
const chromium = findChromium();
await Promise.all([buildWeb(), buildExplorer(), buildClient()]);
// A good part of their time tests wait, for timeouts and for servers: some runs side by side keep two processors busy.
const [sources, [gateway, web, client], [upstream, onServer], together] = await Promise.all([
  checkSources(),
  inTurn(
    () => unitTests("gateway"),
    () => unitTests("web"),
    () => unitTests("client"),
  ),
  inTurn(() => unitTests("upstream"), postgresTests),
  serverTests(),
]);
if (!onServer) console.log(`\n${howToGetPostgres}`);
if (!together) console.log(`\n${howToGetServers}`);
const { passed, failed } = sum([
  generated,
  sources,
  ...[gateway, web, client, upstream, onServer, together].flatMap((outcome) => outcome ?? []),
  one(isBundleSmall()),
  await browserTests(chromium),
]);
demo.remove();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
