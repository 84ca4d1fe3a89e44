import { Document, Envelope, TickCircle } from "@blueprintjs/icons";
import { useText } from "../i18n/useText.ts";
import { useMeasureAction } from "../measuringGrid/useMeasureAction.tsx";
import type { ProjectPanel } from "../navigation/projectPanel.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import type { PageAction } from "../ui/PageActions.tsx";
import type { NextStep } from "./folderApi.ts";

/** The button of the next step. An open panel has its own primary button, so this one is then secondary. */
export function useNextAction(step: NextStep | null, folderId: string): PageAction | null {
  const text = useText();
  const measure = useMeasureAction();
  const { panel, openPanel } = useProjectPanel();
  if (!step || (step.kind === "review" && step.installationId === undefined)) return null;
  const opening = (next: ProjectPanel) => ({ onClick: () => void openPanel(next) });
  const { installationId = "", count } = step;
  const actions: Record<NextStep["kind"], PageAction> = {
    measure,
    products: {
      text: text("nextStep.products"),
      icon: <TickCircle />,
      ...opening({ kind: "installation", installationId, view: { name: "products" } }),
    },
    finish: {
      text: text("nextStep.finish"),
      icon: <TickCircle />,
      ...opening(
        count === 1 ? { kind: "installation", installationId, view: { name: "finish" } } : { kind: "finish", folderId },
      ),
    },
    review: {
      text: text("nextStep.review"),
      icon: <TickCircle />,
      ...opening({ kind: "installation", installationId, view: { name: "overview" } }),
    },
    activate: {
      text: text("project.activate"),
      icon: <Document />,
      ...opening({ kind: "activation", tab: "to-activate" }),
    },
    send: {
      text: text("certificate.correct"),
      icon: <Envelope />,
      ...opening({ kind: "activation", tab: "activated", isUndelivered: true }),
    },
  };
  return { ...actions[step.kind], folds: true, isNext: !panel, intent: panel ? "none" : "primary" };
}
