import type { SendMailOptions } from "nodemailer";
import { isSingleAddress, type MailMessage } from "./Mail.ts";

/** An address that is refused before any server sees it. */
export class UnsendableAddress extends Error {}

/** The message for nodemailer. Message-ID, date and boundaries are stable, so that a repeat has the same bytes. */
export function toEnvelope(message: MailMessage, from: string): SendMailOptions {
  const { id, createdAt, to, senderName, replyTo, subject, text, html, headers } = message;
  if (!isSingleAddress(to))
    throw new UnsendableAddress("The recipient is not a single mail address; nothing was sent.");
  return {
    from: senderName ? { name: oneLine(senderName), address: addressOf(from) } : from,
    // An object, because nodemailer would parse a text as a list of addresses.
    to: { name: "", address: to },
    replyTo: replyTo !== undefined && isSingleAddress(replyTo) ? { name: "", address: replyTo } : undefined,
    subject: oneLine(subject),
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

const oneLine = (words: string) => words.replace(/[\s\p{Cc}]+/gu, " ");

const addressOf = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from;

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? "localhost";
}
