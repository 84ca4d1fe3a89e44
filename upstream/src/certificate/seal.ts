import { type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { isDoubtful } from "../database/doubtfulSeals.ts";
import type { Tables } from "../database/tables.ts";
import { timestampColumn } from "./sealTimestamps.ts";

export const sealColumns = () =>
  [
    ...(["sealed_at", "file_sha256", "seal_key.issuer", "seal_key.root_sha256"] as const),
    ...[logIndex, timestampColumn, keyWithdrawnFrom],
  ] as const;

const logIndex = sql<number | null>`(
  select position from log_opening join log_entry using (entry)
  where log_opening.company_id = certificate.company_id and certificate_id = certificate.id and kind = 'certificate.issued'
  order by appended_at desc limit 1)`.as("log_index");

const keyWithdrawnFrom = sql<Date | null>`case when ${isDoubtful} then seal_key.withdrawn_from end`.as(
  "key_withdrawn_from",
);

type Row = Pick<Selectable<Tables["certificate"]>, "sealed_at" | "file_sha256"> & {
  issuer: string | null;
  root_sha256: string | null;
  log_index: number | null;
  key_withdrawn_from: Date | null;
  timestamp: { time: string; authority: string; isSeparate: boolean } | null;
};

type Config = { webUrl: string };

/** @param code the code in the request, or the printed code */
export function toSeal({ webUrl }: Config, row: Row, code: string): components["schemas"]["Seal"] {
  const { sealed_at, file_sha256, issuer, root_sha256, log_index, timestamp, key_withdrawn_from } = row;
  if (!sealed_at || !file_sha256 || !issuer || !root_sha256) return null;
  return {
    issuer,
    time: sealed_at.toISOString(),
    rootSha256: root_sha256,
    fileSha256: file_sha256,
    logIndex: log_index,
    keyWithdrawnFrom: key_withdrawn_from?.toISOString() ?? null,
    timestamp: timestamp && {
      time: new Date(timestamp.time).toISOString(),
      authority: timestamp.authority,
      url: timestamp.isSeparate ? `${webUrl}/log/timestamp/${code}` : null,
    },
  };
}

/** `code` is the printed code or the mails' code. */
export function toProofUrl({ webUrl }: Config, { log_index }: Pick<Row, "log_index">, code: string): string | null {
  return log_index === null ? null : `${webUrl}/log/proof/${code}`;
}
