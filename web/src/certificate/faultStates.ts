import type { MessageId } from "../i18n/catalogues.ts";
import type { ShapeName } from "../ui/StatusIcon.tsx";

export const faultStates: Record<string, MessageId> = {
  NEW: "fault.state.NEW",
  CONTACTED: "fault.state.CONTACTED",
  CLOSED: "fault.state.CLOSED",
};

export const faultShapes: Record<string, ShapeName> = {
  NEW: "overdue",
  CONTACTED: "in-progress",
  CLOSED: "completed",
};
