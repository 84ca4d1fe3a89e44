import { findChromium } from "./browser.ts";
import { buildWeb } from "./buildWeb.ts";
import { isBundleSmall } from "./bundleSize.ts";
import { check } from "./check.ts";
import { browserTests, one } from "./steps.ts";
import { sum } from "./sum.ts";

const quick = check();
const chromium = findChromium();
await buildWeb();
const size = one(isBundleSmall());
const { passed, failed } = sum([quick, size, browserTests(chromium)]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
