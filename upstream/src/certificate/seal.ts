import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";

/** The columns of a certificate with those of its key. */
export const sealColumns = ["sealed_at", "file_sha256", "seal_key.issuer", "seal_key.root_sha256"] as const;

type Row = Pick<Selectable<Tables["certificate"]>, "sealed_at" | "file_sha256"> & {
  issuer: string | null;
  root_sha256: string | null;
};

export function toSeal({ sealed_at, file_sha256, issuer, root_sha256 }: Row): components["schemas"]["Seal"] {
  if (!sealed_at || !file_sha256 || !issuer || !root_sha256) return null;
  return { issuer, time: sealed_at.toISOString(), rootSha256: root_sha256, fileSha256: file_sha256 };
}
