import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./prepareDemo.ts",
  workers: 2,
  // On a product and a browser started anew; what passed only then is named at the end.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Of the second try alone: recording every journey takes a good part of the time.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium === "playwright" ? undefined : (chromium ?? "/usr/bin/chromium"),
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
});
