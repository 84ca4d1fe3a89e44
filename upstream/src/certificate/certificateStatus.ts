import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";

type Schemas = components["schemas"];
type CertificateStatus = Required<
  Pick<Schemas["VerifiedCertificate"], "status" | "withdrawal" | "replaces" | "replacedBy">
>;
/** `sentAt` is a text, because JSON from the database has times in the database's time zone. */
type Related = { number: string; code: string; sentAt: string };
type Row = {
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  replaced: Related[];
  successors: Related[];
};

/** Columns for a certificate's withdrawal, the certificates it replaced, and its successors, latest first. */
export function statusColumns(eb: ExpressionBuilder<Tables, "certificate">) {
  return [
    eb.ref("certificate.withdrawn_at").as("withdrawn_at"),
    eb.ref("certificate.withdrawal_reason").as("withdrawal_reason"),
    selectRelated("certificate_id", "replaced_id").as("replaced"),
    selectRelated("replaced_id", "certificate_id").as("successors"),
  ] as const;
}

function selectRelated(own: "certificate_id" | "replaced_id", other: typeof own): RawBuilder<Related[]> {
  return sql<Related[]>`(
    select coalesce(json_agg(json_build_object('number', related.number, 'code', related.code, 'sentAt', related.sent_at)
      order by related.sent_at desc, related.number desc), '[]')
    from certificate_replacement replacement join certificate related
      on related.company_id = replacement.company_id and related.id = replacement.${sql.ref(other)}
    where replacement.company_id = certificate.company_id and replacement.${sql.ref(own)} = certificate.id)`;
}

export function toStatus({ webUrl }: { webUrl: string }, row: Row): CertificateStatus {
  const { withdrawn_at: at, withdrawal_reason: reason, replaced, successors } = row;
  const toRelated = ({ number, code, sentAt }: Related) => ({
    number,
    issuedAt: new Date(sentAt).toISOString(),
    pageUrl: certificateUrl({ webUrl }, code),
  });
  return {
    status: at === null ? "ISSUED" : successors.length > 0 ? "REPLACED" : "WITHDRAWN",
    withdrawal: at && { at: at.toISOString(), reason: reason ?? "" },
    replaces: replaced.map(toRelated),
    replacedBy: successors.map(toRelated),
  };
}

export function certificateUrl({ webUrl }: { webUrl: string }, code: string): string {
  return `${webUrl}/certificate/${code}`;
}
