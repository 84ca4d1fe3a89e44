import type { ShapeName } from "../ui/StatusIcon.tsx";

/** The known kinds with their icons, in the order of the page. */
export const attentionShapes = {
  FAULT_REPORTED: "overdue",
  MAIL_FAILED: "overdue",
  MAIL_WAITING: "in-progress",
  VALUE_OUTSIDE: "outside",
  REVIEW_RETURNED: "overdue",
  REVIEW_WAITING: "signable",
  PROJECT_OVERDUE: "overdue",
  NOT_ACTIVATED: "waiting",
  READY_TO_ACTIVATE: "signable",
  STEP_LEFT: "in-progress",
  INVITATION_UNUSED: "not-measured",
} as const satisfies Record<string, ShapeName>;

/** Failed and waiting mails open the same dialog. */
export const isMail = (kind: KnownKind) => kind === "MAIL_FAILED" || kind === "MAIL_WAITING";

export const isReview = (kind: KnownKind) => kind === "REVIEW_RETURNED" || kind === "REVIEW_WAITING";

export type KnownKind = keyof typeof attentionShapes;

export const knownKinds = Object.keys(attentionShapes) as KnownKind[];
