import { findChromium } from "./browser.ts";
import { buildExplorer, buildWeb } from "./buildWeb.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { allUnitTests, checkSources } from "./check.ts";
import { makeDemoData } from "./demoData.ts";
import { browserTests, generatedCode, one } from "./steps.ts";
import { sum } from "./sum.ts";
import { howToGetPostgres, postgresTests } from "./testPostgres.ts";
import { howToGetServers, serverTests } from "./testServers.ts";

const generated = await generatedCode();
// Each of the two keeps one processor busy; all that follows takes every one there is.
const [sources, [demo, together]] = await Promise.all([
  checkSources(),
  makeDemoData().then(async (made) => [made, await serverTests()] as const),
]);
if (!together) console.log(`\n${howToGetServers}`);
const unit = await allUnitTests();
const onServer = await postgresTests();
if (!onServer) console.log(`\n${howToGetPostgres}`);
const chromium = findChromium();
await Promise.all([buildWeb(), buildExplorer()]);
const size = one(isBundleSmall());
const { passed, failed } = sum([
  generated,
  sources,
  unit,
  ...[onServer ?? []].flat(),
  ...[together ?? []].flat(),
  size,
  await browserTests(chromium),
]);
demo.remove();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
