import type { MessageId } from "../i18n/catalogues.ts";

/** Texts for the reasons of failed mails; a newer service may have more. */
export const deliveryReasons: Record<string, MessageId | undefined> = {
  ADDRESS_REFUSED: "certificate.delivery.addressRefused",
  MESSAGE_REFUSED: "certificate.delivery.messageRefused",
  NOT_DELIVERED: "certificate.delivery.notDelivered",
};
