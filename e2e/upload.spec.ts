import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { photo } from "./photo.ts";
import {
  type ChosenFile,
  choose,
  digest,
  heavyPhoto,
  lineOf,
  openFirstStep,
  storedDigest,
  storedFiles,
  unwatchedPage,
} from "./uploading.ts";

const owner = "owner@nordgolv.example";
const textFile = (name: string, text = name): ChosenFile => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

const percent = async (page: Page) => Number(await page.getByRole("progressbar").getAttribute("aria-valuenow"));

async function untilUnderWay(page: Page, share = 15): Promise<void> {
  await expect.poll(() => percent(page), { intervals: [50] }).toBeGreaterThan(share);
  expect(await percent(page)).toBeLessThan(100);
}

test("a photo of 20 MB over a slow line: cancelled, cut off, goes on by itself where it stopped, and whole at the service", async ({
  browser,
  stack,
  signIn,
}) => {
  const page = await signIn(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page);
  const setLine = await lineOf(page);
  const chosen = heavyPhoto("laid cable.png");
  const arrived: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "PUT") arrived.push(new URL(request.url()).pathname);
  });
  await setLine(6_000_000);

  await choose(page, chosen.path);
  await untilUnderWay(page);
  await page.getByRole("button", { name: "Cancel the upload of laid cable.png" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);

  await choose(page, chosen.path);
  await untilUnderWay(page, 35);
  await setLine(0, true);
  await expect(page.getByRole("listitem").filter({ hasText: "laid cable.png" })).toContainText(
    "The connection broke. The file is still here and is sent again by itself.",
  );
  expect(await storedFiles(page, stack)).toEqual([]);
  await setLine(20_000_000);
  await expect(page.getByRole("button", { name: /^View laid cable.png/ })).toBeVisible();

  const [stored, ...others] = await storedFiles(page, stack);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ fileName: "laid cable.png", size: chosen.bytes.length });
  expect(stored && (await storedDigest(stored))).toBe(digest(chosen.bytes));
  const place = new URL(stored?.url ?? "").pathname;
  const parts = [1, 2, 3, 4].map((number) => `${place}-part-${number}`);
  expect(arrived.filter((path) => path.startsWith(place))).toEqual([...parts, `${place}-join`]);
  await page.context().close();
});

test("what cannot be taken says why, and what is beside it arrives", async ({ browser, stack, signIn }) => {
  const page = await signIn(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page);
  await choose(page, [
    textFile("empty.txt", ""),
    { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html><script>alert(1)</script></html>") },
    { name: "plan.pdf", mimeType: "application/pdf", buffer: photo() },
    textFile("note.txt"),
  ]);
  await choose(page, heavyPhoto("film.bin", 25_000_001).path);
  await expect(page.getByTitle("note.txt")).toBeVisible();
  for (const [name, reason] of [
    ["empty.txt", "The file is empty."],
    ["page.png", "What is in the file is not what its name says."],
    ["plan.pdf", "What is in the file is not what its name says."],
    ["film.bin", "The file is larger than 25 MB."],
  ] as const) {
    const failure = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("alert") })
      .filter({ hasText: name });
    await expect(failure).toContainText(`${name} was not uploaded. ${reason}`);
    await expect(failure.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await failure.getByRole("button", { name: `Dismiss the error for ${name}` }).click();
  }
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  const names = (await storedFiles(page, stack)).map(({ fileName }) => fileName);
  expect(names).toContain("note.txt");
  for (const name of ["empty.txt", "page.png", "plan.pdf", "film.bin"]) expect(names).not.toContain(name);
  await page.context().close();
});

const names = [
  "Badrum våtrum ÅÄÖ æøå ß.txt",
  `Ma${"a\u030a"}tt NFD.txt`,
  "\u202Egnp.exe rtl.txt",
  "👷🏽‍♀️ kabel 🔥.txt",
  `${"å".repeat(125)}.txt`,
  `"dubbla" 'enkla' \`andra\`.txt`,
  "..txt",
  "..\\..\\upp.txt",
  "план этажа.txt",
  "تدفئة أرضية.txt",
  "床暖房の図面.txt",
  "100 % & <b>fett ;=?#.txt",
];

test("names in every alphabet are kept as they are, several files at once", async ({ page, stack, signIn }) => {
  await signIn(owner);
  await openFirstStep(page, "Hängränna");
  await choose(
    page,
    names.map((name) => textFile(name)),
  );
  await expect(page.getByRole("link", { name: /TXT/ })).toHaveCount(names.length);
  const stored = await storedFiles(page, stack);
  expect(stored.map(({ fileName }) => fileName).toSorted()).toEqual(names.toSorted());
  for (const { url, fileName } of stored) {
    const answer = await fetch(url);
    expect(await answer.text()).toBe(fileName);
    const [, encoded = ""] = /filename\*=UTF-8''(\S+)$/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
    expect(decodeURIComponent(encoded)).toBe(fileName);
    expect(url).not.toContain("..");
  }
});

test("a picture of the clipboard is pasted", async ({ page, stack, signIn }) => {
  await signIn(owner);
  await openFirstStep(page, "Garageuppfart");
  const bytes = photo();
  await page.evaluate((base64) => {
    const file = new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], "image.png", {
      type: "image/png",
    });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, bytes.toString("base64"));
  await expect(page.getByRole("button", { name: /^View \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png/ })).toBeVisible();
  const [stored] = await storedFiles(page, stack);
  expect(stored && (await storedDigest(stored))).toBe(digest(bytes));
});

test("a phone without an account adds photos to a step, which the desk shows as they arrive", async ({
  browser,
  page,
  stack,
  signIn,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(owner);
  await openFirstStep(page);
  await page
    .getByRole("link", { name: "Next step" })
    .or(page.getByRole("button", { name: "Next step" }))
    .click();
  await page.getByRole("button", { name: "Take a photo with the phone" }).first().click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, secret = ""] = link.split("#");
  expect(secret).not.toBe("");
  const phone = await browser.newPage({ baseURL: stack.url, viewport: { width: 390, height: 844 }, locale: "en" });
  const addresses: string[] = [];
  phone.on("request", (request) => addresses.push(request.url()));
  await phone.goto(link);
  await expect(page.getByText("A phone is connected")).toBeVisible();
  const [camera, folder] = [
    phone.getByRole("button", { name: "Take a photo" }),
    phone.getByText("Choose from the phone"),
  ];
  expect((await camera.boundingBox())?.height).toBe(56);
  expect((await folder.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  const chosen = { name: "joint.png", mimeType: "image/png", buffer: photo() };
  await phone.locator("input[capture]").setInputFiles(chosen);
  await expect(phone.getByText("Shows in Vinterträdgård")).toBeVisible();
  await expect(page.getByRole("button", { name: /^View joint.png/ })).toBeVisible();
  const [stored] = await storedFiles(page, stack);
  expect(stored && (await storedDigest(stored))).toBe(digest(chosen.buffer));

  await page.getByRole("button", { name: "Close the phone camera" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "The code no longer holds" })).toBeVisible();
  expect(await phone.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  await phone.close();
});
