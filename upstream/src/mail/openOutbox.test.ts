import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import type { MailMessage } from "./Mail.ts";
import { openOutbox } from "./openOutbox.ts";

const message: MailMessage = {
  id: "7d6af5e3-5e02-4217-b9e5-0aef46850717",
  createdAt: new Date("2026-11-20T09:30:00.123Z"),
  to: "styrelsen@brfripan.example",
  senderName: 'Nordgolv, "El" <x@evil.example>\r\nBcc: y@evil.example',
  replyTo: "info@nordgolv.example",
  subject: "Garantibevis för elektrisk golvvärme: Åsgården\r\nBcc: other@evil.example",
  text: "Hej!\n",
  html: "<p>Hej!</p>",
  attachments: [{ fileName: "Garantibevis åäö.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-1.3") }],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a message becomes one file with all its parts", async () => {
  const mail = await openOutbox(folder, "Garanti <no-reply@warranty.example>");
  await mail.send(message);
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toBe("2026-11-20T09-30-00-123Z-7d6af5e3-5e02-4217-b9e5-0aef46850717.eml");
  const read = await PostalMime.parse(await readFile(join(folder, name)));
  expect(read.to).toEqual([{ name: "", address: "styrelsen@brfripan.example" }]);
  const firm = 'Nordgolv, "El" <x@evil.example> Bcc: y@evil.example';
  expect(read.from).toEqual({ name: firm, address: "no-reply@warranty.example" });
  expect(read.replyTo?.[0]?.address).toBe("info@nordgolv.example");
  expect(read.messageId).toBe("<7d6af5e3-5e02-4217-b9e5-0aef46850717@warranty.example>");
  expect(read.date).toBe("2026-11-20T09:30:00.000Z");
  expect(read.text?.trim()).toBe("Hej!");
  expect(read.attachments[0]?.filename).toBe("Garantibevis åäö.pdf");
});

test("a line break in the subject adds no header", async () => {
  const mail = await openOutbox(folder, "no-reply@warranty.example");
  await mail.send(message);
  const [name = ""] = await readdir(folder);
  const read = await PostalMime.parse(await readFile(join(folder, name)));
  expect(read.bcc).toBeUndefined();
  expect(read.subject).toContain("Bcc: other@evil.example");
});

test("sent again it replaces itself, byte for byte", async () => {
  const mail = await openOutbox(folder, "no-reply@warranty.example");
  await mail.send(message);
  const [name = ""] = await readdir(folder);
  const first = await readFile(join(folder, name));
  await mail.send(message);
  expect(await readdir(folder)).toEqual([name]);
  expect(first.equals(await readFile(join(folder, name)))).toBe(true);
});

test.each([
  "a@b.example, c@d.example",
  "A <a@b.example>",
  "a@b.example\r\nCc: c@d.example",
  "a b@c.example",
  "a@b",
  "",
])("refuses %j as a recipient", async (to) => {
  const mail = await openOutbox(folder, "no-reply@warranty.example");
  await expect(mail.send({ ...message, to })).rejects.toThrow("not a single mail address");
  expect(await readdir(folder)).toEqual([]);
});
