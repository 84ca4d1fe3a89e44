import { createTransport } from "nodemailer";
import type { Mail } from "./Mail.ts";
import { toEnvelope, UnsendableAddress } from "./toEnvelope.ts";

const seconds = 1_000;

/** A message sent again after a crash carries the same Message-ID: servers that know it drop the second one. */
export function openSmtp(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 60 * seconds },
    {},
  );
  return {
    async send(message) {
      await transport.sendMail(toEnvelope(message, from));
    },
    close: () => transport.close(),
  };
}

/** The reason of a permanent refusal, which no retry changes; undefined when the server may yet take the mail. */
export function refusalOf(error: unknown): "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | undefined {
  if (error instanceof UnsendableAddress) return "ADDRESS_REFUSED";
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return undefined;
  const status = Number(error.responseCode);
  if (status < 550 || status >= 560) return undefined;
  // The sender's address or the message as a whole may be refused by the same code, which says nothing of the recipient.
  if (error.code === "EENVELOPE")
    return "command" in error && error.command === "RCPT TO" ? "ADDRESS_REFUSED" : undefined;
  return error.code === "EMESSAGE" ? "MESSAGE_REFUSED" : undefined;
}
