import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { makePrivateFolder } from "../database/privateFolder.ts";
import type { Mail } from "./Mail.ts";
import { toEnvelope } from "./toEnvelope.ts";

/** Without a mail server messages become .eml files. Equal messages have equal names, so a repeat replaces its file. */
export async function openOutbox(folder: string, from: string): Promise<Mail> {
  await makePrivateFolder(folder);
  return {
    async send(message) {
      const bytes = await new MailComposer(toEnvelope(message, from)).compile().build();
      const moment = message.createdAt.toISOString().replace(/[:.]/g, "-");
      const name = `${moment}-${message.id.replace(/[^\w-]/g, "_")}`;
      const arrival = join(folder, `${name}.part`);
      await writeDurably(arrival, bytes);
      await rename(arrival, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, "w");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
