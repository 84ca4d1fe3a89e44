import { readFileSync } from "node:fs";
import { checkDeclaration } from "../upstream/test/checkDeclaration.ts";
import { runTool, toFile } from "../upstream/test/pdfTools.ts";
import { makeFinishable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { mailsTo } from "./outbox.ts";
import { accessToken, restReader, restWriter } from "./rest.ts";
import type { Stack } from "./stack.ts";

test("the installations of a folder that are ready are finished together, by the keyboard alone", async ({
  page,
  signIn,
  stack,
}) => {
  const findings: Finding[] = [];
  const planned = [
    { title: "Badrum F1", resistance: 91 },
    { title: "Badrum F2", resistance: 250 },
  ];
  await signIn("owner@nordgolv.example", "en", page, await makeFinishable(stack, "Hus F", planned, "Hall F3"));
  await page.getByRole("button", { name: "Finish several" }).press("Enter");
  const panel = page.getByRole("region", { name: "Finish several" });
  await expect(panel.getByRole("heading", { name: "Finish several" })).toBeFocused();
  await expect(panel.getByText("2 can be finished. Tick those to finish.")).toBeVisible();
  const blocked = panel.getByRole("row").filter({ hasText: "Hall F3" });
  await expect(blocked).toContainText("No products selected");
  await expect(blocked.getByRole("checkbox", { name: "Hall F3" })).toBeDisabled();
  await look(page, "nothing ticked", findings);

  await panel.getByRole("checkbox", { name: "All 2 that can be finished" }).press("Space");
  const second = panel.getByRole("row").filter({ has: page.getByRole("checkbox", { name: "Badrum F2" }) });
  await expect(second).toContainText("4 outside the limits");
  await expect(second.getByRole("link", { name: /Resistance, outside/i })).toHaveCount(4);
  await expect(panel.getByText(/^This is what you certify: \d+ values and 2 photos in 2 rooms\./)).toBeVisible();
  const finish = panel.getByRole("button", { name: "Finish 2 installations" });
  await expect(finish).toHaveAccessibleDescription("Tick the box to certify first.");
  await panel.getByRole("checkbox", { name: /^I certify that the work/ }).press("Space");
  await look(page, "all ticked", findings);
  await finish.press("Enter");
  await expect(panel.getByRole("status").filter({ hasText: "2 installations were finished." })).toBeVisible();
  for (const { title } of planned)
    await expect(panel.getByRole("row").filter({ hasText: title })).toContainText("Completed");
  await look(page, "finished", findings);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  for (const { title } of planned) await expect(page.getByRole("row", { name: title })).toContainText("Completed");
  await expect(page.getByRole("row", { name: "Hall F3" })).toContainText("Started");
  await expect(page.getByRole("button", { name: "Finish several" })).toBeFocused();
  expect(findings).toEqual([]);
});

test("rooms are signed by a passkey of the browser, and openssl checks the declarations in the certificate", async ({
  page,
  signIn,
  stack,
}) => {
  const findings: Finding[] = [];
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devices.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, isUserVerified: true } });
  await signIn("owner@nordgolv.example", "en", page, "/account");
  const wish = page.getByRole("checkbox", {
    name: "Whoever finishes an installation can sign the declaration by a passkey",
  });
  await wish.press("Space");
  await page.getByRole("button", { name: "Add passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the passkey").fill("Office");
  await look(page, "a new passkey", findings);
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove the passkey Office" })).toBeVisible();
  await look(page, "account with a passkey", findings);

  const planned = ["Badrum S1", "Badrum S2"].map((title) => ({ title, resistance: 91 }));
  const address = await makeFinishable(stack, "Hus S", planned, "Hall S3");
  await page.goto(address);
  await page.getByRole("button", { name: "Finish several" }).click();
  const panel = page.getByRole("region", { name: "Finish several" });
  await panel.getByRole("checkbox", { name: "All 2 that can be finished" }).press("Space");
  await panel.getByRole("checkbox", { name: /^I certify that the work/ }).press("Space");
  await look(page, "several ready to sign", findings);
  await panel.getByRole("button", { name: "Sign and finish" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "2 installations were finished." })).toBeVisible();

  const certificate = await certify(stack, address);
  const { rooms } = JSON.parse(certificate);
  const [{ record }] = rooms.map(({ declaration }: Room) => declaration.signed);
  expect(JSON.parse(Buffer.from(record, "base64").toString()).text).toMatch(/^I certify that the work in every ticked/);
  const together = await checkDeclaration(certificate, 2);
  expect([together.one[0], together.one[2]]).toEqual(["Verified OK", `"challenge":"${together.several[0]}"`]);
  expect(together.several.join()).toContain(rooms[1].declaration.signed.sha256);

  await page.goto("/account");
  await wish.press("Space");
  await expect(wish).not.toBeChecked();
  expect(findings).toEqual([]);
});

type Room = { declaration: { signed: { record: string; sha256: string } } };

/** Deletes unfinished rooms of the folder at this address and sends its certificate. Returns the certificate.json. */
async function certify(stack: Stack, address: string): Promise<string> {
  const owner = "owner@nordgolv.example";
  const get = await restReader(stack, owner);
  const post = await restWriter(stack, owner);
  const [projectId, folderId] = [address.split("/")[3], address.split("/")[5]];
  const { id: companyId } = await get<{ id: string }>("company");
  const path = `company/${companyId}/project/${projectId}`;
  const { data } = await get<{ data: { id: string; completedAt: string | null }[] }>(
    `${path}/folder/${folderId}/installation?take=100`,
  );
  const headers = { authorization: `Bearer ${await accessToken(stack, owner)}` };
  for (const { id } of data.filter(({ completedAt }) => completedAt === null))
    await fetch(`${stack.restUrl}/v1/${path}/installation/${id}`, { method: "DELETE", headers });
  const toEmail = `signed-${Date.now()}@customer.example`;
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  await post(`${path}/sign`, { activationDate, folderIds: [folderId], toEmail, sendCopy: false });
  await expect.poll(async () => (await mailsTo(stack, toEmail)).length).toBe(1);
  const [mail] = await mailsTo(stack, toEmail);
  const pdf = mail?.attachments.find(({ mimeType }) => mimeType === "application/pdf")?.content;
  const file = toFile("certificate.pdf", new Uint8Array(pdf as ArrayBuffer));
  await runTool("pdfdetach", ["-savefile", "certificate.json", "-o", `${file}.json`, file]);
  return readFileSync(`${file}.json`, "utf8");
}
