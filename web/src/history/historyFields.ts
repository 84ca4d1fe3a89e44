import type { MessageId } from "../i18n/catalogues.ts";
import type { historyEntry_entry$data } from "./__generated__/historyEntry_entry.graphql.ts";

type Field = historyEntry_entry$data["changes"][number]["field"];
export type HistoryField = Exclude<Field, "%future added value">;

/** The label of each value, in the words of the form that it is entered in. */
export const fieldTexts: Record<HistoryField, MessageId> = {
  NAME: "account.company.name",
  ORG_NUMBER: "account.company.orgNumber",
  ADDRESS: "account.company.address",
  POSTAL_CODE: "account.company.postalCode",
  CITY: "account.company.city",
  PHONE_NUMBER: "account.phone",
  EMAIL: "account.email",
  WEBSITE: "account.company.website",
  COUNTRY: "account.company.country",
  LOGO: "history.field.LOGO",
  FIRST_NAME: "account.user.firstName",
  LAST_NAME: "account.user.lastName",
  PHONE: "account.phone",
  ROLE: "account.users.role",
  INSTALLER: "installation.installer",
  LANGUAGE: "account.user.language",
  ACTIVE: "history.field.ACTIVE",
  CUSTOMER: "project.fact.customer",
  CUSTOMER_EMAIL: "project.fact.customerEmail",
  START_DATE: "project.fact.startDate",
  END_DATE: "project.fact.endDate",
  ARCHIVED: "search.archived",
  EXTERNAL_ID: "project.fact.externalId",
  METADATA: "history.field.METADATA",
  TITLE: "folder.column.name",
  FOLDER: "certificate.list.column.folder",
  PRODUCT: "protocol.column.product",
  PRODUCT_MARKING: "protocol.column.marking",
  PRODUCT_LENGTH: "product.cableLength",
  PRODUCT_VOLTAGE: "product.voltage",
  PRODUCT_ISOLATION: "product.isolation",
  MEASUREMENT_RESISTANCE: "quantity.RESISTANCE",
  MEASUREMENT_INSULATION: "quantity.INSULATION",
  MEASUREMENT_CURRENT: "quantity.CURRENT",
  MEASUREMENT_TEMPERATURE: "quantity.TEMPERATURE",
  MEASUREMENT_IS_WATER_SURROUNDED: "step.waterSurrounded",
  MEASURED_ON: "step.measured.on",
  MEASURED_BY: "step.measured.by",
  ATTACHMENTS: "attachment.title",
  ACTIVATION_DATE: "certificate.validFrom",
  VALID_UNTIL: "certificate.verify.validUntil",
  RECIPIENT_EMAIL: "certificate.send.email",
  COPY_EMAIL: "history.field.COPY_EMAIL",
  DELIVERY_REASON: "history.field.DELIVERY_REASON",
  PROGRAM: "history.field.PROGRAM",
  SCOPES: "program.scopes",
  ENDS_ON: "program.endsOn",
  WEBHOOK_HOST: "account.webhooks.address",
  WEBHOOK_KINDS: "account.webhooks.kinds",
  WEBHOOK_ACTIVE: "history.field.WEBHOOK_ACTIVE",
  EXPORT_LIST: "history.field.EXPORT_LIST",
  OTHER: "history.field.OTHER",
};

/** A value of a newer gateway has no words of its own. */
export const knownField = (field: Field): HistoryField => (field in fieldTexts ? (field as HistoryField) : "OTHER");
