import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { countInput } from "./countInput.ts";
import { expect, test } from "./fixtures.ts";
import { mailsTo, pdfText } from "./outbox.ts";
import { photo } from "./photo.ts";
import { restReader } from "./rest.ts";
import { sendCertificateOf } from "./sendCertificateOf.ts";
import type { Stack } from "./stack.ts";
import { unwatchedPage } from "./uploading.ts";

type Reading = { resistance: number; insulation: number };
type Item = { id: string; title: string };
type Installation = { activatedAt: string | null };
type Recorded = { data: { data: { data: Reading & { attachments?: { fileName: string }[] } }[] }[] };

const maxClicks = 60;
const maxKeys = 600;
// The page cannot count input in the browser's file dialog: a click in the list, Ctrl and A, and a click on Open.
const dialogPresses = { clicks: 2, keys: 2 };

const rooms = Array.from({ length: 20 }, (_, index) => `Flat ${1101 + index}`);
const steps = ["Before laying", "After laying, before covering", "After covering", "Before connection"];
/** The readings by step and room. They are random, so a value in the wrong place is noticed. */
const sheets: Reading[][] = steps.map(() =>
  rooms.map(() => ({ resistance: randomInt(410, 440) / 10, insulation: randomInt(100, 900) })),
);
const photoOf = (room: string) => `${room} step 2.png`;
const recipient = `board-${randomUUID().slice(0, 8)}@kund.example`;

test("twenty rooms are documented, finished and activated in sixty clicks, with the network cut twice", async ({
  browser,
  signIn,
  stack,
}) => {
  // The usual page fails a test on console errors, and browsers log one for each request that fails.
  const page = await signIn("owner@nordgolv.example", "en", await unwatchedPage(browser, stack));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const count = await countInput(page);
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await createRooms(page);
  await measure(page);
  await addPhotos(page);
  await finish(page);
  await activate(page);
  const clicks = count.clicks + dialogPresses.clicks;
  const keys = count.keys + dialogPresses.keys;
  test.info().annotations.push({ type: "input", description: `${clicks} clicks, ${keys} keys` });
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  expect(keys).toBeLessThanOrEqual(maxKeys);

  await expectStored(stack, new URL(page.url()).pathname.split("/")[3] ?? "");
  await expect.poll(async () => (await mailsTo(stack, recipient)).length).toBe(1);
  const [mail] = await mailsTo(stack, recipient);
  const printed = mail ? await pdfText(mail) : "";
  for (const room of rooms) expect(printed).toContain(room);
  await page.context().close();
});

async function createRooms(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New folder" }).click();
  await expect(page.getByRole("dialog").getByLabel("Folder name")).toBeFocused();
  await page.keyboard.type("Stairs");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Stairs", exact: true }).click();
  await page.getByRole("button", { name: "Create one room" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Several rooms").click();
  await typeInto(dialog.getByLabel("Numbered from"), rooms[0] ?? "");
  await typeInto(dialog.getByLabel("To number"), "1120");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("20 rooms", { exact: true })).toBeVisible();
  await typeInto(dialog.getByRole("searchbox", { name: "Search for a product" }), "Flex R1");
  await dialog
    .getByRole("button", { name: /^Choose Fjällum Flex R1/ })
    .first()
    .click();
  await expect(dialog.getByLabel("Voltage")).toBeFocused();
  await page.keyboard.type("230");
  await typeInto(dialog.getByRole("textbox", { name: "Length" }), "42.5");
  await dialog.getByRole("button", { name: "Create 20 rooms" }).click();
  await expect(dialog.getByText("20 rooms were created")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}

/** Pastes a sheet for each step. The network fails while the second sheet is being saved. */
async function measure(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Measure rooms" }).click();
  for (const [index, step] of steps.entries()) {
    await page.getByRole("link", { name: new RegExp(step) }).click();
    const grid = page.getByRole("grid", { name: new RegExp(step) });
    await expect(grid.getByRole("row")).toHaveCount(rooms.length + 1);
    await copy(page, sheets[index] ?? []);
    await grid.getByRole("textbox").first().click();
    await page.keyboard.press("Control+V");
    await expect(page.getByRole("button", { name: "Enter 40 values" })).toBeFocused();
    await page.context().setOffline(index === 1);
    await page.keyboard.press("Enter");
    if (index === 1) {
      await expect(page.getByRole("button", { name: /^40 values wait for the connection/ })).toBeVisible();
      await page.context().setOffline(false);
    }
    await expect(page.getByText("Nothing missing")).toBeVisible();
    await expect(page.getByRole("button", { name: /not saved|for the connection/ })).toBeHidden();
  }
  await page.getByRole("link", { name: "Stairs" }).first().click();
}

const copy = (page: Page, sheet: readonly Reading[]) =>
  page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    sheet.map(({ resistance, insulation }) => `${resistance}\t${insulation}`).join("\n"),
  );

/** Adds each room's photo by its file name. The network fails during the uploads. */
async function addPhotos(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Photos for several rooms" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose photos" }).click();
  const files = rooms.map((room) => ({ name: photoOf(room), mimeType: "image/png", buffer: photo() }));
  await (await chooser).setFiles(files);
  const upload = page.getByRole("button", { name: "Upload 20 photos" });
  await expect(upload).toBeVisible();
  await page.context().setOffline(true);
  await upload.click();
  await page.context().setOffline(false);
  await expect(page.getByText("20 photos were uploaded.").first()).toBeVisible({ timeout: 120_000 });
  await page.getByRole("link", { name: "Stairs" }).first().click();
}

async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Finish several" }).click();
  const panel = page.getByRole("region", { name: "Finish several" });
  await panel.getByRole("checkbox", { name: "All 20 that can be finished" }).press("Space");
  await panel.getByRole("checkbox", { name: /^I certify that the work/ }).press("Space");
  await panel.getByRole("button", { name: "Finish 20 installations" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "20 installations were finished." })).toBeVisible();
  await page.keyboard.press("Escape");
}

async function activate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).first().click();
  await sendCertificateOf(page, "Stairs", async (email) => {
    await email.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(recipient);
  });
}

/** Checks that the service has each room's values of all sheets, its photo, and nothing of other rooms. */
async function expectStored(stack: Stack, projectId: string): Promise<void> {
  const get = await restReader(stack, "owner@nordgolv.example");
  const company = await get<{ id: string }>("company");
  const project = `company/${company.id}/project/${projectId}`;
  const { rootFolderId } = await get<{ rootFolderId: string }>(project);
  const { subFolders } = await get<{ subFolders: Item[] }>(`${project}/folder/${rootFolderId}`);
  const stairs = subFolders.find(({ title }) => title === "Stairs");
  const { data } = await get<{ data: Item[] }>(`${project}/folder/${stairs?.id}/installation?take=100`);
  expect(data.map(({ title }) => title).sort()).toEqual(rooms);
  for (const { id, title } of data) {
    const row = rooms.indexOf(title);
    const path = `${project}/installation/${id}`;
    expect((await get<Installation>(path)).activatedAt).not.toBeNull();
    const recorded = await get<Recorded>(`${path}/steps`);
    const readings = recorded.data.map(({ data: [entry] }) => ({
      resistance: entry?.data.resistance,
      insulation: entry?.data.insulation,
    }));
    expect({ title, readings }).toEqual({ title, readings: sheets.map((sheet) => sheet[row]) });
    const photos = recorded.data.map(({ data: [entry] }) => entry?.data.attachments?.map(({ fileName }) => fileName));
    expect(photos[1]).toEqual([photoOf(title)]);
  }
}
