import { expect, test } from "./fixtures.ts";
import { type Load, measureLoad } from "./measureLoad.ts";

// This file has a stack of its own, because photos and batches that other journeys add would count.
test.use({ stackName: "page load" });

const limit: Load = { requests: 45, kilobytes: 400, layoutShift: 0.02 };
const listLimit: Load = { requests: 35, kilobytes: 330, layoutShift: 0.02 };

// The pages are opened in German, whose texts are the longest.
const pages: [path: string, most: Load][] = [
  ["/projects/ongoing", listLimit],
  ["/projects/archived", listLimit],
  ["PROJECT", limit],
  ["PROJECT?view=measure", limit],
  ["PROJECT?view=photos", limit],
  ["PROJECT?activation=to-activate", limit],
  ["FOLDER", limit],
  ["PROJECT/protocol", limit],
  ["PROJECT/history", limit],
  ["/attention", limit],
  ["/certificates", limit],
  ["/history", limit],
  ["/figures", limit],
  ["/account", limit],
  ["/projects/import", limit],
  ["/verify", limit],
];

test("no page needs more requests or bytes than its limit, nor moves while it loads", async ({
  browser,
  page,
  signIn,
  stack,
}) => {
  await signIn("owner@nordgolv.example", "de");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.waitForURL(/ongoing\/[^/]+$/);
  const project = new URL(page.url()).pathname;
  const folder = await page.getByRole("link", { name: "Plan 1", exact: true }).getAttribute("href");
  const options = {
    baseURL: stack.url,
    locale: "de-DE",
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  };
  const exceeded: string[] = [];
  for (const [name, most] of pages) {
    const path = name.replace("PROJECT", project).replace("FOLDER", folder ?? "");
    const load = await measureLoad(browser, options, path);
    if (Object.entries(most).some(([unit, value]) => load[unit as keyof Load] > value))
      exceeded.push(`${name}: ${JSON.stringify(load)}`);
  }
  expect(exceeded).toEqual([]);
});
