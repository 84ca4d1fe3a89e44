import { findChromium } from "./browser.ts";
import { buildExplorer, buildWeb } from "./buildWeb.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { checkSources } from "./check.ts";
import { makeDemoData } from "./demoData.ts";
import { useMemoryFolder } from "./memoryFolder.ts";
import { browserTests, generatedCode, one, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";
import { howToGetPostgres, postgresTests } from "./testPostgres.ts";
import { howToGetServers, serverTests } from "./testServers.ts";

useMemoryFolder();
const generated = await generatedCode();
// The tests with servers wait most of their minute, so what needs neither a server nor the demo runs beside them.
const [[sources, web], [demo, together]] = await Promise.all([
  checkSources().then(async (checked) => [checked, await unitTests("web")] as const),
  makeDemoData().then(async (made) => [made, await serverTests()] as const),
]);
if (!together) console.log(`\n${howToGetServers}`);
const gateway = await unitTests("gateway");
const upstream = await unitTests("upstream");
const onServer = await postgresTests();
if (!onServer) console.log(`\n${howToGetPostgres}`);
const chromium = findChromium();
await Promise.all([buildWeb(), buildExplorer()]);
const size = one(isBundleSmall());
const { passed, failed } = sum([
  generated,
  sources,
  web,
  gateway,
  upstream,
  ...[onServer ?? []].flat(),
  ...[together ?? []].flat(),
  size,
  await browserTests(chromium),
]);
demo.remove();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
