import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Instant, Json, Optional, OptionalInstant } from "./poolTables.ts";

type Schemas = components["schemas"];
export type FaultState = Schemas["FaultState"];
export type FailureReason = NonNullable<Schemas["Certificate"]["recipients"][number]["reason"]>;

export type CertificateTables = {
  certificate: {
    company_id: string;
    id: string;
    project_id: string;
    folder_id: string;
    number: string;
    code: string;
    /** The code in the links of the certificate's mails. Certificates show `code` instead. */
    owner_code: string;
    file_name: string;
    file_id: Optional<string>;
    activation_date: Instant;
    language: Schemas["Language"];
    snapshot: JSONColumnType<object, Json, Json>;
    sent_at: Instant;
    sent_by: string;
    customer: GeneratedAlways<string>;
    valid_until: GeneratedAlways<string>;
    search_key: string;
    /** The three seal columns are null until the PDF is drawn, and in certificates without a seal. */
    seal_key_id: Optional<string>;
    sealed_at: OptionalInstant;
    file_sha256: Optional<string>;
    withdrawn_at: OptionalInstant;
    withdrawal_reason: Optional<string>;
  };
  /** A room that a withdrawn certificate covered. The row stays when a new certificate covers the room. */
  withdrawn_installation: { company_id: string; installation_id: string; certificate_id: string };
  /** `certificate_id` covers a room of the withdrawn certificate `replaced_id`. */
  certificate_replacement: { company_id: string; certificate_id: string; replaced_id: string };
  withdrawal_notice: {
    company_id: string;
    id: string;
    certificate_id: string;
    email: string;
    state: "QUEUED" | "SENT" | "FAILED";
    changed_at: Instant;
  };
  /** A certificate sealed without an authority for time stamps has no row. */
  seal_timestamp: {
    company_id: string;
    certificate_id: string;
    state: "WAITING" | "EMBEDDED" | "SEPARATE" | "GIVEN_UP";
    at: OptionalInstant;
    authority: Optional<string>;
    /** The authority's response, for a separate time stamp only. */
    response: Optional<Buffer>;
  };
  /** Current and former keys of the service. Private keys are never in the database. */
  seal_key: {
    id: string;
    issuer: string;
    root_sha256: string;
    /** PEM, from the sealing certificate to the root. */
    chain: string;
    not_before: Instant;
    not_after: Instant;
    used_from: Instant;
    used_until: OptionalInstant;
    withdrawn_from: OptionalInstant;
  };
  /** At most one row per company. */
  certificate_archive: {
    company_id: string;
    id: string;
    from_day: string;
    to_day: string;
    query: Optional<string>;
    ends_from: Optional<string>;
    ends_to: Optional<string>;
    states: Optional<("NOT_SENT" | "QUEUED" | "SENT" | "FAILED")[]>;
    statuses: Optional<("ISSUED" | "REPLACED" | "WITHDRAWN")[]>;
    certificate_ids: Optional<string[]>;
    state: Generated<"QUEUED" | "RUNNING" | "DONE" | "FAILED">;
    done: Generated<number>;
    total: number;
    reason: Optional<"FILE_MISSING" | "NOT_MADE">;
    missing: Optional<string>;
    size: Optional<number>;
    changed_at: CreatedAt;
  };
  fault_report: {
    company_id: string;
    id: string;
    certificate_id: string;
    text: string;
    name: Optional<string>;
    phone: Optional<string>;
    email: Optional<string>;
    photo_file_id: Optional<string>;
    state: Generated<FaultState>;
    created_at: CreatedAt;
  };
  fault_state_change: {
    company_id: string;
    id: string;
    fault_report_id: string;
    state: FaultState;
    note: Optional<string>;
    /** Null for a program. */
    changed_by: Optional<string>;
    created_at: CreatedAt;
  };
  sending: {
    company_id: string;
    id: string;
    project_id: string;
    to_email: string;
    send_copy: boolean;
    sent_by: string;
    created_at: CreatedAt;
  };
  sending_certificate: {
    company_id: string;
    sending_id: string;
    certificate_id: string;
    /** The code in the links of this sending's mails. The certificate may have a newer code. */
    owner_code: string;
  };
  recipient: {
    company_id: string;
    id: string;
    sending_id: string;
    email: string;
    copy: boolean;
    state: "QUEUED" | "SENT" | "FAILED";
    reason: Optional<FailureReason>;
    changed_at: CreatedAt;
  };
};

/** The national record in the company's certificates. Certificates have no record if `record_country` is null. */
export type NationalRecordColumns = {
  record_country: Optional<Schemas["RecordCountry"]>;
  record_statement: Optional<string>;
  head_name: Optional<string>;
  head_qualification: Optional<string>;
  head_phone: Optional<string>;
  head_email: Optional<string>;
};
