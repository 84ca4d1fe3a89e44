import type { Mail } from "./Mail.ts";
import { openOutbox } from "./openOutbox.ts";
import { openSmtp } from "./openSmtp.ts";

/** The mail server when one is configured, else the outbox folder. */
export async function openMail(config: { smtpUrl?: string; outboxDir: string; mailFrom: string }): Promise<Mail> {
  return config.smtpUrl ? openSmtp(config.smtpUrl, config.mailFrom) : openOutbox(config.outboxDir, config.mailFrom);
}
