/** In the order in which they happen to a project. */
export const webhookKinds = [
  "PROJECT_CREATED",
  "PROJECT_CHANGED",
  "PROJECT_ARCHIVED",
  "INSTALLATION_FINISHED",
  "CERTIFICATE_ISSUED",
  "CERTIFICATE_SENT",
  "CERTIFICATE_DELIVERY_FAILED",
  "USER_INVITED",
] as const;

export type KnownWebhookKind = (typeof webhookKinds)[number];

/** Without those that are newer than this client. */
export function knownKinds(kinds: readonly string[]): KnownWebhookKind[] {
  return webhookKinds.filter((kind) => kinds.includes(kind));
}
