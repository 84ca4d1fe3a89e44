import type { Page } from "@playwright/test";
import { makeFinishable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { mailsTo } from "./outbox.ts";
import { accessToken, restReader } from "./rest.ts";
import { sendCertificateOf } from "./sendCertificateOf.ts";
import type { Stack } from "./stack.ts";

const owner = "owner@nordgolv.example";
const office = "office@nordgolv.example";
const folderTitle = "Hus G";
const wish = "A second person reviews each finished installation";

test("one person finishes, another sends back with a note and then releases, and the certificate is sent", async ({
  page,
  browser,
  signIn,
  stack,
}) => {
  const findings: Finding[] = [];
  const rooms = ["Badrum G1", "Badrum G2"];
  const planned = rooms.map((title) => ({ title, resistance: 91 }));
  const address = await makeFinishable(stack, folderTitle, planned, "Hall G3");
  await removeRoom(stack, address, "Hall G3");
  await signIn(owner, "en", page, "/account");
  await page.getByRole("checkbox", { name: wish }).press("Space");
  await expect(page.getByRole("checkbox", { name: wish })).toBeChecked();
  // Scrolls the heading into view, because axe reports a button as too small if the header covers a part of it.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await look(page, "the company’s setting", findings);

  await page.goto(address);
  await finishAll(page, 2);
  const panel = await openRoom(page, address, "Badrum G1");
  await expect(panel.getByRole("heading", { name: "Waits for a review" })).toBeVisible();
  await expect(panel.getByText("You finished it yourself, so somebody else has to review it.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await look(page, "waiting, for who finished it", findings);
  for (const call of ["release", "return"] as const)
    expect(await review(stack, owner, address, "Badrum G1", call)).toMatchObject({
      status: 409,
      problem: { code: "SAME_ACCOUNT", message: expect.stringContaining("You finished this installation yourself.") },
    });
  await page.goto(address);
  await expect(page.getByRole("row", { name: /Badrum G1/ }).getByText("waits for a review")).toBeVisible();
  await expect(page.getByText("2 rooms wait for a review. By", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Review/ })).toHaveCount(0);
  await look(page, "waiting, in the folder", findings);
  await page.goto(`${address.split("/folder/")[0]}?activation=to-activate`);
  const activation = page.getByRole("region", { name: "Activate warranty" });
  await expect(activation.getByText(/^Waits for a review: Badrum G1/)).toBeVisible();
  await look(page, "not to be activated", findings);

  const context = await browser.newContext({ baseURL: stack.url, reducedMotion: "reduce", locale: "en-GB" });
  const reviewer = await signIn(office, "en", await context.newPage(), "/attention");
  await expect(reviewer.getByRole("heading", { name: "Rooms that wait for a review" })).toBeVisible();
  await look(reviewer, "what needs attention", findings);
  const theirs = await openRoom(reviewer, address, "Badrum G1");
  await theirs.getByRole("button", { name: "Send back" }).click();
  await expect(theirs.getByText("Write what is wrong.")).toBeVisible();
  await look(reviewer, "sent back without a note", findings);
  await theirs.getByRole("textbox", { name: "Note" }).fill("The photo of the joint is missing");
  await theirs.getByRole("button", { name: "Send back" }).click();
  await expect(theirs.getByRole("heading", { name: /^Sent back by / })).toBeVisible();
  await look(reviewer, "sent back", findings);

  await page.goto("/attention");
  const returned = page.getByRole("region", { name: /Rooms that came back for correction/ });
  await expect(returned.getByText("The photo of the joint is missing")).toBeVisible();
  await look(page, "came back, for who finished it", findings);
  await returned.getByRole("button", { name: /^Open the room: .+, Badrum G1$/ }).click();
  const back = page.getByRole("region", { name: "Badrum G1" });
  await expect(back.getByText("The photo of the joint is missing")).toBeVisible();
  await page.goto(address);
  await finishAll(page, 1);

  await reviewer.goto(address);
  await reviewer.getByRole("button", { name: "Review 2 rooms" }).click();
  const dialog = reviewer.getByRole("dialog", { name: "Review rooms" });
  await expect(dialog.getByRole("checkbox", { name: "Badrum G2" })).toBeChecked();
  await look(reviewer, "several to review", findings);
  await dialog.getByRole("textbox", { name: "Note" }).fill("Compared with the photos");
  await dialog.getByRole("button", { name: "Approve 2 rooms" }).click();
  await expect(dialog).toBeHidden();
  const released = await openRoom(reviewer, address, "Badrum G2");
  await expect(released.getByRole("heading", { name: /^Approved by / })).toBeVisible();
  await expect(released.getByText("Compared with the photos")).toBeVisible();
  await look(reviewer, "approved", findings);
  await context.close();

  const toEmail = `reviewed-${Date.now()}@customer.example`;
  await page.goto(address.split("/folder/")[0] ?? "");
  await sendCertificateOf(page, folderTitle, (email) => email.fill(toEmail));
  await expect.poll(async () => (await mailsTo(stack, toEmail)).length).toBe(1);

  await page.goto("/account");
  await page.getByRole("checkbox", { name: wish }).press("Space");
  await expect(page.getByRole("checkbox", { name: wish })).not.toBeChecked();
  expect(findings).toEqual([]);
});

async function finishAll(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: "Finish several" }).click();
  const panel = page.getByRole("region", { name: "Finish several" });
  await panel
    .getByRole("checkbox", { name: /that can be finished$|^Badrum/ })
    .first()
    .press("Space");
  await panel.getByRole("checkbox", { name: /^I certify that the work/ }).press("Space");
  await panel.getByRole("button", { name: /^Finish \d installation/ }).click();
  const told = count === 1 ? "1 installation was finished." : `${count} installations were finished.`;
  await expect(panel.getByRole("status").filter({ hasText: told })).toBeVisible();
}

async function openRoom(page: Page, address: string, title: string) {
  await page.goto(address);
  await page.getByRole("rowheader").getByRole("link", { name: title }).click();
  const panel = page.getByRole("region", { name: title });
  await expect(panel).toBeVisible();
  return panel;
}

async function roomPath(stack: Stack, address: string, title: string): Promise<string> {
  const get = await restReader(stack, owner);
  const [projectId, folderId] = [address.split("/")[3], address.split("/")[5]];
  const { id } = await get<{ id: string }>("company");
  const path = `company/${id}/project/${projectId}`;
  const rooms = await get<{ data: { id: string; title: string }[] }>(
    `${path}/folder/${folderId}/installation?take=100`,
  );
  return `${path}/installation/${rooms.data.find((room) => room.title === title)?.id}`;
}

async function send(stack: Stack, email: string, method: string, path: string, body?: object) {
  const token = await accessToken(stack, email);
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  return fetch(`${stack.restUrl}/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function removeRoom(stack: Stack, address: string, title: string): Promise<void> {
  await send(stack, owner, "DELETE", await roomPath(stack, address, title));
}

/** Releases or returns the room by a REST call, because the page hides the buttons for it. */
async function review(stack: Stack, email: string, address: string, title: string, call: "release" | "return") {
  const path = `${await roomPath(stack, address, title)}/${call}`;
  const answer = await send(stack, email, "POST", path, call === "return" ? { reason: "Photo" } : {});
  return { status: answer.status, problem: await answer.json() };
}
