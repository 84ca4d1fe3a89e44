import type { MessageId } from "../i18n/catalogues.ts";
import type { StatusName } from "../ui/Status.tsx";

export const projectStateTexts: Record<StatusName, MessageId> = {
  completed: "project.status.completed",
  "in-progress": "project.status.inProgress",
  signable: "project.status.signable",
  overdue: "project.status.overdue",
};
