/**
 * @generated SignedSource<<ec806539011e0e05c687607785385679>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HistoryAction = "BATCH_ARCHIVED" | "BATCH_ASSIGNED" | "BATCH_EXCHANGED" | "BATCH_REOPENED" | "BATCH_RESENT" | "CERTIFICATE_CODE_REPLACED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_REPLACED" | "CERTIFICATE_RESENT" | "CERTIFICATE_SENT" | "CERTIFICATE_WITHDRAWN" | "COMPANY_CHANGED" | "COMPANY_CREATED" | "DELIVERY_FAILED" | "DELIVERY_SENT" | "EXPORT_STARTED" | "FAULT_CHANGED" | "FOLDER_CHANGED" | "FOLDER_CREATED" | "FOLDER_REMOVED" | "INSTALLATION_ACTIVATED" | "INSTALLATION_CHANGED" | "INSTALLATION_CREATED" | "INSTALLATION_DEACTIVATED" | "INSTALLATION_FINISHED" | "INSTALLATION_RELEASED" | "INSTALLATION_REMOVED" | "INSTALLATION_REOPENED" | "INSTALLATION_RETURNED" | "INSTRUMENT_CHANGED" | "INSTRUMENT_CREATED" | "INSTRUMENT_REMOVED" | "INVITATION_WITHDRAWN" | "NOTICE_FAILED" | "NOTICE_SENT" | "OTHER" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PRODUCT_ADDED" | "PRODUCT_CHANGED" | "PRODUCT_REMOVED" | "PROGRAM_CREATED" | "PROGRAM_REVOKED" | "PROGRAM_ROTATED" | "PROJECT_ARCHIVED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "PROJECT_REMOVED" | "PROJECT_REOPENED" | "STEP_CHANGED" | "STEP_RECORDED" | "TEMPLATE_CHANGED" | "TEMPLATE_CREATED" | "TEMPLATE_REMOVED" | "USER_CHANGED" | "USER_DEACTIVATED" | "USER_INVITED" | "USER_JOINED" | "USER_REACTIVATED" | "USER_REMOVED" | "WEBHOOK_CHANGED" | "WEBHOOK_CREATED" | "WEBHOOK_REMOVED" | "WEBHOOK_ROTATED" | "%future added value";
export type HistoryActorKind = "PROGRAM" | "SERVICE" | "USER" | "%future added value";
export type HistoryField = "ACTIVATION_DATE" | "ACTIVE" | "ADDRESS" | "ARCHIVED" | "ATTACHMENTS" | "BATCH_COUNT" | "CITY" | "COPY_EMAIL" | "COUNTRY" | "CURRENT_FILE" | "CURRENT_INSTRUMENT" | "CUSTOMER" | "CUSTOMER_EMAIL" | "DECLARATION" | "DECLARATION_SHA256" | "DELIVERY_REASON" | "EMAIL" | "ENDS_ON" | "END_DATE" | "EXPORT_LIST" | "EXTERNAL_ID" | "FAULT_STATE" | "FIRST_NAME" | "FOLDER" | "HEAD_OF_WORKS_EMAIL" | "HEAD_OF_WORKS_NAME" | "HEAD_OF_WORKS_PHONE" | "HEAD_OF_WORKS_QUALIFICATION" | "INSTALLER" | "INSTRUMENT" | "INSTRUMENT_CALIBRATED_ON" | "INSTRUMENT_CERTIFICATE" | "INSTRUMENT_RETIRED_ON" | "INSTRUMENT_VALID_UNTIL" | "INSULATION_FILE" | "INSULATION_INSTRUMENT" | "INSULATION_TEST_VOLTAGE" | "LANGUAGE" | "LAST_NAME" | "LOGO" | "MEASURED_BY" | "MEASURED_ON" | "MEASUREMENT_CURRENT" | "MEASUREMENT_INSULATION" | "MEASUREMENT_IS_WATER_SURROUNDED" | "MEASUREMENT_RESISTANCE" | "MEASUREMENT_TEMPERATURE" | "METADATA" | "NAME" | "ORG_NUMBER" | "OTHER" | "PASSKEY" | "PHONE" | "PHONE_NUMBER" | "POSTAL_CODE" | "PRODUCT" | "PRODUCT_ISOLATION" | "PRODUCT_LENGTH" | "PRODUCT_MARKING" | "PRODUCT_VOLTAGE" | "PROGRAM" | "REASON" | "RECIPIENT_EMAIL" | "RECORD_COUNTRY" | "RECORD_STANDARDS" | "RECORD_STATEMENT" | "REPLACED_BY" | "RESISTANCE_FILE" | "RESISTANCE_INSTRUMENT" | "REVIEW_REQUIRED" | "ROLE" | "SCOPES" | "SIGNS_DECLARATIONS" | "START_DATE" | "TITLE" | "VALID_UNTIL" | "WEBHOOK_ACTIVE" | "WEBHOOK_HOST" | "WEBHOOK_KINDS" | "WEBSITE" | "WORK_KIND" | "%future added value";
export type HistoryVia = "API" | "PHONE" | "SERVICE" | "WEB" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type historyEntry_entry$data = {
  readonly action: HistoryAction;
  readonly actor: {
    readonly kind: HistoryActorKind;
    readonly name: string | null | undefined;
    readonly nodeId: string | null | undefined;
  };
  readonly at: string;
  readonly certificateNumber: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly field: HistoryField;
    readonly from: string | null | undefined;
    readonly fromName: string | null | undefined;
    readonly isErased: boolean;
    readonly stepNumber: number | null | undefined;
    readonly to: string | null | undefined;
    readonly toName: string | null | undefined;
  }>;
  readonly folder: {
    readonly isRemoved: boolean;
    readonly restId: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly installation: {
    readonly isRemoved: boolean;
    readonly restId: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly items: ReadonlyArray<{
    readonly certificateNumber: string | null | undefined;
    readonly folder: {
      readonly isRemoved: boolean;
      readonly restId: string;
      readonly title: string | null | undefined;
    } | null | undefined;
    readonly installation: {
      readonly isRemoved: boolean;
      readonly restId: string;
      readonly title: string | null | undefined;
    } | null | undefined;
    readonly project: {
      readonly isRemoved: boolean;
      readonly restId: string;
      readonly title: string | null | undefined;
    } | null | undefined;
  }>;
  readonly product: {
    readonly stepLabel: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly project: {
    readonly isRemoved: boolean;
    readonly restId: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly sequence: number;
  readonly templateName: string | null | undefined;
  readonly user: {
    readonly name: string | null | undefined;
    readonly nodeId: string;
  } | null | undefined;
  readonly via: HistoryVia;
  readonly " $fragmentType": "historyEntry_entry";
};
export type historyEntry_entry$key = {
  readonly " $data"?: historyEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"historyEntry_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "historyEntry_entry"
};

(node as any).hash = "d1a3d03c2d01715d77146db5fc3a555e";

export default node;
