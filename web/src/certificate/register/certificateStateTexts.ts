import type { MessageId } from "../../i18n/catalogues.ts";
import type { ShapeName } from "../../ui/StatusIcon.tsx";
import type { CertificateState, CertificateStatus } from "./certificateListView.ts";

export const certificateStateShapes: Record<CertificateState, ShapeName> = {
  QUEUED: "in-progress",
  SENT: "completed",
  FAILED: "overdue",
  NOT_SENT: "not-measured",
};

export const certificateStateTexts: Record<CertificateState, MessageId> = {
  QUEUED: "certificate.delivery.queued",
  SENT: "certificate.list.sent",
  FAILED: "certificate.delivery.failed",
  NOT_SENT: "certificate.list.notSent",
};

export const certificateStatusShapes: Record<CertificateStatus, ShapeName> = {
  ISSUED: "completed",
  REPLACED: "replaced",
  WITHDRAWN: "overdue",
};

export const certificateStatusTexts: Record<CertificateStatus, MessageId> = {
  ISSUED: "certificate.status.valid",
  REPLACED: "certificate.status.replaced",
  WITHDRAWN: "certificate.status.withdrawn",
};

export function knownStatus(status: string | null | undefined): CertificateStatus | null {
  return status && status in certificateStatusTexts ? (status as CertificateStatus) : null;
}

type Recipient = {
  readonly email: string;
  readonly copy: boolean;
  readonly state: string;
  readonly reason?: string | null | undefined;
};
type LastDelivery = { email: string | null; state: CertificateState; reason: string | null };

export function lastDelivery(recipients: readonly Recipient[]): LastDelivery {
  const last = recipients.findLast(({ copy }) => !copy);
  if (!last) return { email: null, state: "NOT_SENT", reason: null };
  // A newer service may send unknown states.
  const state = last.state in certificateStateTexts ? (last.state as CertificateState) : "QUEUED";
  return { email: last.email, state, reason: last.reason ?? null };
}
