import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./prepareDemo.ts",
  // Journeys wait a lot, so three of them keep two processors busy.
  workers: 3,
  retries: 0,
  // This is long enough for slow CI machines. Only failing journeys take that long.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  outputDir: "test-results",
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // A click can miss a menu or dialog that is still moving.
    contextOptions: { reducedMotion: "reduce" },
    // Each test has a new browser profile, in which the service worker would store the client again. Only
    // offline.spec.ts needs it.
    serviceWorkers: "block",
    // No trace, because recording one takes a third more time. `--trace on` records whole journeys.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium === "playwright" ? undefined : (chromium ?? "/usr/bin/chromium"),
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
});
