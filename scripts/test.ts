import { findChromium } from "./browser.ts";
import { buildExplorer, buildWeb } from "./buildWeb.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { check } from "./check.ts";
import { browserTests, one } from "./steps.ts";
import { sum } from "./sum.ts";
import { howToGetPostgres, postgresTests } from "./testPostgres.ts";
import { howToGetServers, serverTests } from "./testServers.ts";

const quick = check();
const onServer = await postgresTests();
if (!onServer) console.log(`\n${howToGetPostgres}`);
const together = await serverTests();
if (!together) console.log(`\n${howToGetServers}`);
const chromium = findChromium();
await Promise.all([buildWeb(), buildExplorer()]);
const size = one(isBundleSmall());
const { passed, failed } = sum([
  quick,
  ...[onServer ?? []].flat(),
  ...[together ?? []].flat(),
  size,
  browserTests(chromium),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
