import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { mailsTo, pdfText } from "./outbox.ts";
import { photo } from "./photo.ts";
import { restReader } from "./rest.ts";
import { sendCertificateOf } from "./sendCertificateOf.ts";

type Reading = { resistance: number; insulation: number };
type Recorded = { data: { stepLabel: string; data: Entry[] }[] };
type Entry = { measurementId: string; data: Record<string, unknown> };

const decimals = (from: number, to: number) => randomInt(from * 10, to * 10) / 10;
const swedish = (value: number) => value.toFixed(1).replace(".", ",");

/** Flex R1 has one ohm per metre, so its length is its nominal resistance. */
const length = decimals(30, 60);
const marking = `M-${randomUUID().slice(0, 8)}`;
const recipient = `customer-${randomUUID().slice(0, 8)}@brfsanglarkan.example`;
const flex: Reading[] = Array.from({ length: 4 }, () => ({
  resistance: Math.round(length * 10) / 10,
  insulation: randomInt(20, 900),
}));
const cable: Reading[] = Array.from({ length: 4 }, () => ({
  resistance: decimals(86, 95),
  insulation: randomInt(20, 900),
}));

test("an installation is documented, finished and activated, and its certificate holds what was typed", async ({
  page,
  signIn,
  stack,
}) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Badrum 1A" }).click();
  const installationId = new URL(page.url()).searchParams.get("installation");

  await addFlex(page);
  await page.getByRole("button", { name: "Badrum 1A" }).click();
  await page.getByRole("link", { name: /Before laying/ }).click();
  for (const step of [0, 1, 2, 3]) {
    await recordStep(page, step);
    await page.getByRole("button", { name: step === 3 ? "To the overview" : "Next step" }).click();
  }
  await finish(page);
  await activate(page);

  await expect.poll(async () => (await mailsTo(stack, recipient)).length).toBe(1);
  const projectId = new URL(page.url()).pathname.split("/")[3];
  // Leaves the project first: its page asks the gateway for changes, and browsers log each request without an answer.
  await page.goto("about:blank");
  await stack.restart();

  const get = await restReader(stack, "owner@nordgolv.example");
  const company = await get<{ id: string }>("company");
  const path = `company/${company.id}/project/${projectId}/installation/${installationId}`;
  const installation = await get<{
    activatedAt: string | null;
    products: { measurementId: string; cableMarking: string | null; cableLength: number | null }[];
  }>(path);
  expect(installation.activatedAt).not.toBeNull();
  const added = installation.products.find((product) => product.cableMarking === marking);
  expect(added).toMatchObject({ cableLength: length });
  const steps = await get<Recorded>(`${path}/steps`);
  for (const [index, step] of steps.data.entries()) {
    for (const entry of step.data) {
      const expected = entry.measurementId === added?.measurementId ? flex[index] : cable[index];
      expect(entry.data).toMatchObject({ ...expected });
    }
  }

  const mails = await mailsTo(stack, recipient);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const printed = mail ? await pdfText(mail) : "";
  for (const text of [marking, "Badrum 1A", ...[...flex, ...cable].map(({ resistance }) => swedish(resistance))])
    expect(printed).toContain(text);
  for (const { insulation } of [...flex, ...cable]) expect(printed).toContain(String(insulation));
});

async function addFlex(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Change products" }).click();
  await page.getByRole("searchbox", { name: "Search for a product" }).fill("Flex R1");
  await page
    .getByRole("button", { name: /^Add Fjällum Flex R1/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("All fields are required")).toBeVisible();
  await page.getByLabel("Cable marking (optional)").fill(marking);
  await page.getByLabel("Voltage").fill("230");
  await page.getByLabel("Length").fill(swedish(length));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Remove Fjällum Flex R1/ })).toBeVisible();
}

async function recordStep(page: Page, step: number): Promise<void> {
  // The previous step's fields stay until the next step has loaded.
  await page.getByRole("heading", { level: 2, name: `Step ${step + 1}:` }).waitFor();
  for (const [name, readings] of [
    ["Flex R1", flex],
    ["Cable 20", cable],
  ] as const) {
    const product = page
      .locator("section section")
      .filter({ has: page.getByRole("heading", { level: 3, name: new RegExp(name) }) })
      .filter({ has: page.getByLabel("Insulation resistance") });
    const attachments = page
      .getByRole("heading", { level: 4, name: new RegExp(name) })
      .locator("xpath=ancestor::section[1]");
    const reading = readings[step];
    if (!reading) throw new Error(`No reading for step ${step}`);
    await product.getByLabel("Resistance", { exact: true }).fill(String(reading.resistance));
    await product.getByLabel("Insulation resistance").fill(String(reading.insulation));
    if (step === 1) {
      await attachments
        .locator("input[type=file]")
        .setInputFiles({ name: `${name} laid.png`, mimeType: "image/png", buffer: photo() });
      await expect(attachments.getByRole("button", { name: new RegExp(`^View ${name} laid.png`) })).toBeVisible();
    }
  }
}

async function finish(page: Page): Promise<void> {
  // In such a low window the link to the finish view must be scrolled to.
  await page.setViewportSize({ width: 1440, height: 560 });
  await page.getByRole("link", { name: "Finish the installation" }).click();
  const button = page.getByRole("button", { name: "Finish the installation" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.getByText(/I certify that the work is done/).click();
  await button.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("heading", { name: "Finish the installation" })).toBeHidden();
  await expect(page.getByRole("row", { name: /Badrum 1A/ })).toContainText("Completed");
}

async function activate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).first().click();
  await sendCertificateOf(page, "Plan 1", async (email) => {
    await expect(email).toHaveValue("styrelsen@brfsanglarkan.example");
    await email.fill(recipient);
  });
}
