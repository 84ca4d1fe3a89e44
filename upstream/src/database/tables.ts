import type { Generated, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { AttentionTables } from "./attentionTables.ts";
import type { BatchTables } from "./batchTables.ts";
import type { CameraTables } from "./cameraTables.ts";
import type { CertificateTables, NationalRecordColumns } from "./certificateTables.ts";
import type { DeclarationColumns, DeclarationTables } from "./declarationTables.ts";
import type { ExportTables } from "./exportTables.ts";
import type { FileTables } from "./fileTables.ts";
import type { HistoryTables } from "./historyTables.ts";
import type { ImportTables } from "./importTables.ts";
import type { InstrumentTables } from "./instrumentTables.ts";
import type { LogTables } from "./logTables.ts";
import type { CreatedAt, Instant, Json, Optional, OptionalInstant, PoolTables } from "./poolTables.ts";
import type { ProgramTables } from "./programTables.ts";
import type { RecordedChanges, RecordedData } from "./recordedData.ts";
import type { TemplateTables } from "./templateTables.ts";
import type { KeyKind } from "./uniqueKeys.ts";
import type { UserTables } from "./userTables.ts";
import type { WebhookTables } from "./webhookTables.ts";

type Schemas = components["schemas"];
type Language = Schemas["Language"];
type Metadata = Generated<Record<string, string>>;
export type PerLanguage = Record<Language, string>;

/** Column types of every table. Times are `Date`, lengths metres, powers watts, resistances ohms. */
export type Tables = PoolTables &
  TemplateTables &
  AttentionTables &
  BatchTables &
  CameraTables &
  CertificateTables &
  DeclarationTables &
  ExportTables &
  FileTables &
  HistoryTables &
  ImportTables &
  InstrumentTables &
  LogTables &
  ProgramTables &
  UserTables &
  WebhookTables & {
    company: NationalRecordColumns & {
      id: string;
      name: string;
      org_number: string;
      address: string;
      city: string;
      postal_code: string;
      phone_number: string;
      email: string;
      website: Optional<string>;
      country: Schemas["Country"];
      logo_file_id: Optional<string>;
      review_required: Generated<boolean>;
      signs_declarations: Generated<boolean>;
      certificate_count: Generated<number>;
      version: Generated<number>;
      created_at: CreatedAt;
    };
    app_user: {
      company_id: string;
      id: string;
      email: string;
      first_name: string;
      last_name: string;
      phone: Optional<string>;
      role: Schemas["Role"];
      installer: Generated<boolean>;
      language: Generated<Language>;
      subscribe_to_newsletter: Generated<boolean>;
      active: Generated<boolean>;
      version: Generated<number>;
      created_at: CreatedAt;
    };
    project: {
      company_id: string;
      id: string;
      name: string;
      city: string;
      customer: string;
      customer_email: Optional<string>;
      postal_code: Optional<string>;
      start_date: Instant;
      end_date: OptionalInstant;
      archived: Generated<boolean>;
      root_folder_id: string;
      /** The folded name for the search; the database computes it. */
      folded_name: Generated<string>;
      installation_count: Generated<number>;
      completed_count: Generated<number>;
      activated_count: Generated<number>;
      work_kind: Optional<Schemas["WorkKind"]>;
      external_id: Optional<string>;
      metadata: Metadata;
      version: Generated<number>;
      created_at: CreatedAt;
    };
    folder: {
      company_id: string;
      id: string;
      project_id: string;
      parent_folder_id: Optional<string>;
      title: string;
      depth: number;
      external_id: Optional<string>;
      metadata: Metadata;
      version: Generated<number>;
      created_at: CreatedAt;
    };
    product: {
      id: string;
      name: JSONColumnType<PerLanguage, Json, Json>;
      variant: JSONColumnType<PerLanguage, Json, Json>;
      article_number: string;
      snro: Optional<string>;
      el_number: Optional<string>;
      gtin: Optional<string>;
      recipe: Optional<NonNullable<Schemas["Recipe"]>>;
      power: Optional<number>;
      length: Optional<number>;
      resistance: Optional<number>;
      resistance_per_metre: Optional<number>;
      power_per_metre: Optional<number>;
      power_per_square_metre: Optional<number>;
      width: Optional<number>;
      search_key: string;
      search_title: JSONColumnType<PerLanguage, Json, Json>;
    };
    installation: DeclarationColumns & {
      company_id: string;
      id: string;
      project_id: string;
      folder_id: string;
      title: string;
      installer_id: string;
      created_at: CreatedAt;
      completed_at: OptionalInstant;
      activated_at: OptionalInstant;
      certificate_id: Optional<string>;
      /** Counts of values judged within or outside limits, and of those outside. Null until the activation. */
      judged_values: Optional<number>;
      outside_values: Optional<number>;
      /** The columns of the review are null if no review was required when the room was finished. */
      review_state: Optional<"WAITING" | "RELEASED" | "RETURNED">;
      /** Null for a program. */
      finished_by: Optional<string>;
      reviewed_by: Optional<string>;
      reviewed_at: OptionalInstant;
      review_note: Optional<string>;
      external_id: Optional<string>;
      metadata: Metadata;
      version: Generated<number>;
    };
    installed_product: {
      company_id: string;
      id: string;
      installation_id: string;
      product_id: string;
      cable_marking: Optional<string>;
      cable_length: Optional<number>;
      voltage: Optional<number>;
      isolation: Optional<boolean>;
      position: number;
      was_certified: Generated<boolean>;
      created_at: CreatedAt;
    };
    recording: {
      company_id: string;
      measurement_id: string;
      step_label: string;
      data: JSONColumnType<RecordedData, Json, Json>;
      recorded_at: Instant;
      recorded_by: string;
      /** The last change of each key of `data`. Changes older than this column are missing. */
      changes: JSONColumnType<RecordedChanges, Json | undefined, Json>;
      measured_on: OptionalInstant;
      measured_by: Optional<string>;
    };
    /** Each key belongs to one company alone (uniqueKeys.ts). */
    unique_key: { kind: KeyKind; key: string; company_id: string };
    idempotency: {
      company_id: string;
      /** The id of the user or program. Empty in rows older than this column. */
      sender: string;
      key: string;
      operation: string;
      request_hash: string;
      status: number;
      /** The body as JSON text, so that a repeat gets the same bytes. */
      body: string;
      version: Optional<number>;
      created_at: CreatedAt;
    };
    setting: { key: string; value: string };
  };
