import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { photo } from "./photo.ts";
import { restReader } from "./rest.ts";
import type { Stack } from "./stack.ts";

export type Stored = { url: string; fileName: string; size: number };
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A page whose console is not checked, because browsers log every request that a test refuses or cuts off. */
export async function unwatchedPage(browser: Browser, stack: Pick<Stack, "url">): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  return page;
}

/** Opens the first measuring step of an installation with one product. */
export async function openFirstStep(page: Page, title = "Vinterträdgård"): Promise<void> {
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Gård och uthus", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: title }).click();
  await page.getByRole("link", { name: /before laying/i }).click();
  await page.getByRole("button", { name: "Add files" }).waitFor();
}

export async function choose(page: Page, files: ChosenFile[] | string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(files);
}

/** Writes a picture of random bytes, which cannot be compressed, into the output folder of the test. */
export function heavyPhoto(name: string, size = 20_000_000) {
  const bytes = photo(randomBytes(size - photo(Buffer.alloc(0)).length));
  mkdirSync(test.info().outputDir, { recursive: true });
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  return { path, bytes };
}

/** Returns a function that limits the page's upload to this many bytes per second, or takes the page offline. */
export async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (uploadThroughput: number, offline = false) =>
    session.send("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

/** The files of the shown step, read from the REST service. */
export async function storedFiles(page: Page, stack: Stack): Promise<Stored[]> {
  const get = await restReader(stack, "owner@nordgolv.example");
  const { id: companyId } = await get<{ id: string }>("company");
  const { pathname, searchParams } = new URL(page.url());
  const base = `company/${companyId}/project/${pathname.split("/")[3]}/installation/${searchParams.get("installation")}`;
  const steps = await get<{ data: { stepLabel: string; data: { data: { attachments?: Stored[] } }[] }[] }>(
    `${base}/steps`,
  );
  const step = steps.data.find(({ stepLabel }) => stepLabel === searchParams.get("step"));
  return step?.data.flatMap(({ data }) => data.attachments ?? []) ?? [];
}

export const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export async function storedDigest({ url }: Stored): Promise<string> {
  const response = await fetch(url);
  return digest(new Uint8Array(await response.arrayBuffer()));
}
