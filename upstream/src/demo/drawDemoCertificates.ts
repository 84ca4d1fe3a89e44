import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SealTimestamps } from "../certificate/sealTimestamps.ts";
import { storeCertificateFile } from "../certificate/storeCertificateFile.ts";
import type { Tables } from "../database/tables.ts";
import type { SealKey } from "../seal/SealKey.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";

type Services = {
  db: Kysely<Tables>;
  config: { webUrl: string };
  storage: Storage;
  threads: Threads;
  seal: SealKey | null;
  timestamps: SealTimestamps | null;
  log: { error(details: object, message: string): void };
};

/** The pause between two files, so that drawing takes little processor time right after the start. */
const pauseMs = 400;

/** Drawing ninety certificates would delay the start, so they are drawn after the start, newest first. */
export function drawDemoCertificates(services: Services): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const drawn = drawAll(services, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) services.log.error({ err: error }, "Some demo certificates could not be drawn.");
  });
  return {
    async stop() {
      stopping.abort();
      await drawn;
    },
  };
}

async function drawAll(services: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(pauseMs, undefined, { signal });
    const certificate = await nextWithoutFile(services.db);
    if (!certificate) return;
    await storeCertificateFile(services, certificate);
  }
}

// Skips certificates of queued sendings, because those are drawn when the mail is sent.
function nextWithoutFile(db: Kysely<Tables>) {
  return db
    .selectFrom("certificate")
    .selectAll()
    .where("file_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sending_certificate as sent")
            .innerJoin("recipient", "recipient.sending_id", "sent.sending_id")
            .select("recipient.id")
            .whereRef("sent.certificate_id", "=", "certificate.id")
            .where("recipient.state", "=", "QUEUED"),
        ),
      ),
    )
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
