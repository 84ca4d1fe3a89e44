import type { Language } from "../i18n/language.ts";
import { escapeHtml } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import { type InvitationTexts, invitationTexts } from "./invitationTexts.ts";

type Invitation = {
  language: Language;
  firstName: string;
  companyName: string;
  email: string;
  temporaryPassword: string | null;
  link: string;
};

export function composeInvitation(invitation: Invitation): { subject: string; text: string; html: string } {
  const texts = invitationTexts[invitation.language];
  const subject = texts.subject(invitation.companyName);
  const paragraphs = [texts.greeting(invitation.firstName), texts.body(invitation.companyName)];
  return { subject, text: toText(paragraphs, texts, invitation), html: toHtml(subject, paragraphs, texts, invitation) };
}

function toText(paragraphs: string[], texts: InvitationTexts, { email, temporaryPassword, link }: Invitation): string {
  if (temporaryPassword === null) return [...paragraphs, texts.accept, link].join("\n\n");
  const account = [`${texts.email}: ${email}`, `${texts.password}: ${temporaryPassword}`].join("\n");
  return [...paragraphs, account, texts.next, link].join("\n\n");
}

function toHtml(subject: string, paragraphs: string[], texts: InvitationTexts, invitation: Invitation): string {
  const { email, temporaryPassword, link } = invitation;
  const account = temporaryPassword !== null && [
    `${escapeHtml(texts.email)}: <strong>${escapeHtml(email)}</strong>`,
    `${escapeHtml(texts.password)}: <strong style="font-family:monospace">${escapeHtml(temporaryPassword)}</strong>`,
  ];
  const lines = [...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n");
  return sheet(
    { language: invitation.language, title: subject },
    `${lines}
${account ? `<p>${account.join("<br>\n")}</p>\n` : ""}<p>${escapeHtml(account ? texts.next : texts.accept)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
  );
}
