import type { MessageId } from "../i18n/catalogues.ts";

/** A newer service may send reasons that are missing in this list. */
export const deliveryReasons: Record<string, MessageId | undefined> = {
  ADDRESS_REFUSED: "certificate.delivery.addressRefused",
  MESSAGE_REFUSED: "certificate.delivery.messageRefused",
  NOT_DELIVERED: "certificate.delivery.notDelivered",
};
