import type { MessageId } from "../i18n/catalogues.ts";

/** Why a mail with certificates was given up; a newer service may tell reasons that are not here. */
export const deliveryReasons: Record<string, MessageId | undefined> = {
  ADDRESS_REFUSED: "certificate.delivery.addressRefused",
  MESSAGE_REFUSED: "certificate.delivery.messageRefused",
  NOT_DELIVERED: "certificate.delivery.notDelivered",
};
