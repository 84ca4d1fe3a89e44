import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./prepareDemo.ts",
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // A trace without its film strip, which cost more than a third of the time: recording it draws every frame in software.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium === "playwright" ? undefined : (chromium ?? "/usr/bin/chromium"),
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
});
