import type { Browser, BrowserContextOptions } from "@playwright/test";

declare global {
  var layoutShifts: { value: number; startTime: number }[];
}

export type Load = { requests: number; kilobytes: number; layoutShift: number };

/** Opens an address in a new browser without cache, and measures what the page loads until the network is idle. */
export async function measureLoad(browser: Browser, options: BrowserContextOptions, path: string): Promise<Load> {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) =>
      globalThis.layoutShifts.push(...(list.getEntries() as unknown as typeof globalThis.layoutShifts)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  let requests = 0;
  let bytes = 0;
  network.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) requests += 1;
  });
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const layoutShift = await page.evaluate(() => globalThis.layoutShifts.reduce((all, { value }) => all + value, 0));
  await context.close();
  return { requests, kilobytes: Math.round(bytes / 1_000), layoutShift: Math.round(layoutShift * 1_000) / 1_000 };
}
