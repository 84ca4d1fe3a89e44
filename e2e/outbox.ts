import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { extractText } from "unpdf";
import type { Stack } from "./stack.ts";

export async function mailsTo(stack: Stack, address: string): Promise<Email[]> {
  const folder = join(stack.dataDir, "outbox");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

export async function pdfText(mail: Email): Promise<string> {
  const attachment = mail.attachments.find((each) => each.mimeType === "application/pdf");
  if (!attachment || typeof attachment.content === "string") throw new Error("The mail carries no PDF");
  const { text } = await extractText(new Uint8Array(attachment.content), { mergePages: true });
  return text.replace(/\s+/g, " ");
}
