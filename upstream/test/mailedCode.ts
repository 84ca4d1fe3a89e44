import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

const patience = 60_000;

export async function mailsTo(outbox: string, address: string): Promise<Email[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

/** Waits for the address's mail number `count`, as codes are mailed after the response. Returns code and subject. */
export async function mailedCode(
  outbox: string,
  address: string,
  count = 1,
): Promise<{ code: string; subject: string }> {
  const deadline = Date.now() + patience;
  for (;;) {
    const mail = (await mailsTo(outbox, address))[count - 1];
    const [code] = /^\d{10}$/m.exec(mail?.text ?? "") ?? [];
    if (mail && code) return { code, subject: mail.subject ?? "" };
    if (Date.now() > deadline) throw new Error(`No code was mailed to ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
