import type { SendMailOptions } from "nodemailer";
import { isSingleAddress, type MailMessage } from "./Mail.ts";

/** An address that is refused before any server sees it. */
export class UnsendableAddress extends Error {}

/** The message for nodemailer. Message-ID, date and boundaries are stable, so that a repeat has the same bytes. */
export function toEnvelope(message: MailMessage, from: string): SendMailOptions {
  const { id, createdAt, to, replyTo, subject, text, html, headers } = message;
  if (!isSingleAddress(to))
    throw new UnsendableAddress("The recipient is not a single mail address; nothing was sent.");
  return {
    from,
    // An object, because nodemailer would parse a text as a list of addresses.
    to: { name: "", address: to },
    replyTo: replyTo !== undefined && isSingleAddress(replyTo) ? { name: "", address: replyTo } : undefined,
    subject: subject.replace(/[\s\p{Cc}]+/gu, " "),
    messageId: `<${id}@${domainOf(from)}>`,
    date: createdAt,
    baseBoundary: id,
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    attachments: message.attachments.map(({ fileName, contentType, content, contentId }) => ({
      filename: fileName,
      contentType,
      content,
      ...(contentId && { cid: contentId, contentDisposition: "inline" as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as SendMailOptions;
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? "localhost";
}
