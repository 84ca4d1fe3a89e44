import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { EnqueueTimestamp, TimestampJob } from "../jobs/timestampJobs.ts";
import type { EmbedTask } from "../seal/embedTimestamp.ts";
import { signatureOf } from "../seal/embedTimestamp.ts";
import type { Timestamps } from "../seal/openTimestamps.ts";
import type { Timestamp } from "../seal/timestampToken.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";

const embedWorker = new URL("../seal/embedTimestamp.ts", import.meta.url);
const maxWaitMs = 3_000;

export type SealTimestamps = Pick<Timestamps, "request"> & {
  enqueue: EnqueueTimestamp;
  log: { warn(details: object, message: string): void };
};

/** Requests the time stamps of several seals in parallel. The total wait is three seconds at most. */
export function createStampRound({ request, log }: SealTimestamps) {
  const ending = new AbortController();
  const asked: Promise<Timestamp | null>[] = [];
  return {
    ask(sealed: Uint8Array<ArrayBuffer>): void {
      asked.push(
        request(signatureOf(sealed), ending.signal).catch((error: unknown) => {
          log.warn({ err: error }, "a certificate is sealed without a time stamp, which is fetched later");
          return null;
        }),
      );
    },
    /** Returns the time stamps in the order of the requests; null for each that did not arrive. */
    async wait(): Promise<(Timestamp | null)[]> {
      const timer = setTimeout(() => ending.abort(), maxWaitMs);
      const stamps = await Promise.all(asked);
      clearTimeout(timer);
      return stamps;
    },
  };
}

export function embed(threads: Threads, bytes: Uint8Array<ArrayBuffer>, { token }: Timestamp) {
  return threads.run<EmbedTask, Uint8Array<ArrayBuffer>>(embedWorker, { bytes, token });
}

/** A job fetches a missing time stamp later. */
export async function insertTimestamp(
  trx: Transaction<Tables>,
  { enqueue }: SealTimestamps,
  job: TimestampJob,
  stamp: Timestamp | null,
): Promise<void> {
  const key = { company_id: job.companyId, certificate_id: job.certificateId };
  const { at = null, authority = null } = stamp ?? {};
  const row = { ...key, state: stamp ? ("EMBEDDED" as const) : ("WAITING" as const), at, authority };
  await trx.insertInto("seal_timestamp").values(row).execute();
  if (!stamp) await enqueue(trx, job);
}

type Services = { db: Kysely<Tables>; storage: Storage; timestamps: Pick<Timestamps, "request"> };

/** Stores a time stamp beside the file, because the PDF never changes. Throws a failure, so that the job runs again. */
export async function fetchTimestamp(services: Services, job: TimestampJob, isLast: boolean): Promise<void> {
  const { db, storage, timestamps } = services;
  const certificate = await db
    .selectFrom("seal_timestamp")
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "seal_timestamp.company_id")
        .onRef("certificate.id", "=", "seal_timestamp.certificate_id"),
    )
    .select("file_id")
    .where("seal_timestamp.company_id", "=", job.companyId)
    .where("certificate_id", "=", job.certificateId)
    .where("seal_timestamp.state", "=", "WAITING")
    .executeTakeFirst();
  if (!certificate?.file_id) return;
  const change = (set: object) =>
    db
      .updateTable("seal_timestamp")
      .set(set)
      .where("company_id", "=", job.companyId)
      .where("certificate_id", "=", job.certificateId)
      .where("state", "=", "WAITING")
      .execute();
  try {
    const bytes = new Uint8Array(await storage.read(certificate.file_id));
    const { at, authority, response } = await timestamps.request(bytes);
    await change({ state: "SEPARATE", at, authority, response: Buffer.from(response) });
  } catch (error) {
    if (isLast) await change({ state: "GIVEN_UP" });
    throw error;
  }
}

/** A certificate's time stamp as JSON. Its `time` is in the database's time zone. */
export const timestampColumn = sql<{ time: string; authority: string; isSeparate: boolean } | null>`(
  select json_build_object('time', at, 'authority', authority, 'isSeparate', state = 'SEPARATE') from seal_timestamp
  where seal_timestamp.company_id = certificate.company_id and certificate_id = certificate.id and at is not null)`.as(
  "timestamp",
);
