import { createTransport } from "nodemailer";
import type { Mail } from "./Mail.ts";
import { toEnvelope } from "./toEnvelope.ts";

const seconds = 1_000;

/**
 * Mail by a server. A message sent again after a crash carries the same Message-ID: servers that know it drop the
 * second one, others may deliver it once more.
 */
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

/** Whether the server refused this address for good, so that asking again is useless. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "EENVELOPE") return false;
  const status = "responseCode" in error ? Number(error.responseCode) : 0;
  return status >= 550 && status < 560;
}
