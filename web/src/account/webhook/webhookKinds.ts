import type { Features } from "../../relay/features.tsx";

/** The kinds are in the order in which they happen in a project. */
export const webhookKinds = [
  "PROJECT_CREATED",
  "PROJECT_CHANGED",
  "PROJECT_ARCHIVED",
  "INSTALLATION_FINISHED",
  "INSTALLATION_REOPENED",
  "CERTIFICATE_ISSUED",
  "CERTIFICATE_SENT",
  "CERTIFICATE_DELIVERY_FAILED",
  "CERTIFICATE_WITHDRAWN",
  "CERTIFICATE_REPLACED",
  "CERTIFICATE_FAULT_CHANGED",
  "USER_INVITED",
] as const;

export type KnownWebhookKind = (typeof webhookKinds)[number];

const features: Partial<Record<KnownWebhookKind, keyof Features>> = {
  INSTALLATION_REOPENED: "reopening",
  CERTIFICATE_WITHDRAWN: "certificateWithdrawal",
  CERTIFICATE_REPLACED: "certificateWithdrawal",
  CERTIFICATE_FAULT_CHANGED: "faultStates",
};

export function offeredKinds(served: Features): KnownWebhookKind[] {
  return webhookKinds.filter((kind) => {
    const feature = features[kind];
    return feature === undefined || served[feature] === true;
  });
}

/** Drops kinds of a newer service, for which the web client has no texts. */
export function knownKinds(kinds: readonly string[]): KnownWebhookKind[] {
  return webhookKinds.filter((kind) => kinds.includes(kind));
}
