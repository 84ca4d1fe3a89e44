import { randomUUID } from "node:crypto";
import { findCompanyId } from "../database/uniqueKeys.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { escapeHtml } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import type { Account } from "./account.ts";
import type { CognitoCall } from "./action.ts";
import type { CodePurpose } from "./code.ts";
import { codeTexts } from "./codeTexts.ts";

export async function sendCode(call: CognitoCall, user: Account, purpose: CodePurpose, code: string): Promise<void> {
  const language = await languageOf(call, user);
  const { [purpose]: texts, ignore } = codeTexts[language];
  await send(call, user, { language, ...texts, mark: code, ignore });
}

export async function sendAccountExists(call: CognitoCall, user: Account): Promise<void> {
  if (!user.enabled) return;
  const language = await languageOf(call, user);
  const mark = `${call.config.webUrl}/login`;
  const { invited, ...texts } = codeTexts[language].accountExists;
  // An invited account can only be opened with its temporary password, so the mail has another text.
  const isInvited = user.status === "FORCE_CHANGE_PASSWORD";
  await send(call, user, { language, ...texts, ...(isInvited && { body: invited }), mark });
}

async function languageOf({ db }: CognitoCall, user: Account): Promise<Language> {
  const companyId = await findCompanyId(db, "user", user.sub);
  if (companyId === undefined) return knownLanguage(user.attributes.locale);
  const member = await db
    .selectFrom("app_user")
    .select("language")
    .where("company_id", "=", companyId)
    .where("id", "=", user.sub)
    .executeTakeFirst();
  return knownLanguage(member?.language ?? user.attributes.locale);
}

type Words = {
  language: Language;
  subject: string;
  body: string;
  mark: string;
  ignore: string;
};

async function send({ mail }: CognitoCall, user: Account, words: Words): Promise<void> {
  await mail.send({
    id: randomUUID(),
    createdAt: new Date(),
    to: user.email,
    subject: words.subject,
    text: [words.body, words.mark, words.ignore].join("\n\n"),
    html: toHtml(words),
    attachments: [],
  });
}

// Two groups without a blank between, so that a double click selects the whole code.
function inTwo(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)}<span style="margin-left:12px">${code.slice(half)}</span>`;
}

function toHtml({ language, subject, body, mark, ignore }: Words): string {
  const isLink = mark.includes("/");
  const shown = isLink
    ? `<p><a href="${escapeHtml(mark)}">${escapeHtml(mark)}</a></p>`
    : `<p style="font:600 28px/1.2 monospace;letter-spacing:2px">${inTwo(mark)}</p>`;
  return sheet({ language, title: subject }, `<p>${escapeHtml(body)}</p>\n${shown}\n<p>${escapeHtml(ignore)}</p>`);
}
