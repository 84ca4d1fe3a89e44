import { randomUUID } from "node:crypto";
import { knownLanguage } from "../language.ts";
import { escapeHtml } from "../mail/escapeHtml.ts";
import type { CodePurpose } from "./code.ts";
import { codeTexts } from "./codeTexts.ts";
import type { PoolUser } from "./findAccount.ts";
import type { PoolCall } from "./poolAction.ts";

/** Mails a code in the user's language, or in that of the account's `locale` where it belongs to no company. */
export async function sendCode(call: PoolCall, user: PoolUser, purpose: CodePurpose, code: string): Promise<void> {
  const member = await call.db.selectFrom("app_user").select("language").where("id", "=", user.sub).executeTakeFirst();
  const language = knownLanguage(member?.language ?? user.attributes.locale);
  const { [purpose]: texts, ignore } = codeTexts[language];
  await call.mail.send({
    id: randomUUID(),
    createdAt: new Date(),
    to: user.email,
    subject: texts.subject,
    text: [texts.body, code, ignore].join("\n\n"),
    html: toHtml(language, texts, code, ignore),
    attachments: [],
  });
}

function toHtml(language: string, texts: { subject: string; body: string }, code: string, ignore: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(texts.subject)}</title></head>
<body style="margin:0;padding:32px 24px;max-width:560px;font:16px/1.5 sans-serif;color:#1d2224;background:#ffffff">
<p>${escapeHtml(texts.body)}</p>
<p style="font:600 28px/1.2 monospace;letter-spacing:4px">${code}</p>
<p>${escapeHtml(ignore)}</p>
</body>
</html>
`;
}
