import { panelSearch } from "../navigation/projectPanel.ts";
import { projectPath } from "../navigation/projectPath.ts";
import type { AttentionLine_item$data } from "./__generated__/AttentionLine_item.graphql.ts";
import { isMail, isReview, type KnownKind } from "./attentionKinds.ts";

type Item = Omit<AttentionLine_item$data, " $fragmentType">;

/** `hasFaultStates` is true if a fault report has a page of its own. */
export function attentionPath(kind: KnownKind, item: Item, hasFaultStates: boolean): string {
  if (kind === "FAULT_REPORTED" && hasFaultStates && item.itemId && item.certificateNumber)
    return `/certificates/${encodeURIComponent(item.certificateNumber)}/faults/${encodeURIComponent(item.itemId)}`;
  const { project, folder, installation, stepLabel } = item;
  if (!project) return "/account#users";
  const ofProject = projectPath(project.restId, item.isProjectArchived);
  const folderPath =
    !folder || item.isRootFolder ? ofProject : `${ofProject}/folder/${encodeURIComponent(folder.restId)}`;
  if (installation) {
    const whole = { name: isReview(kind) ? "overview" : "finish" } as const;
    const view = stepLabel ? ({ name: "step", stepLabel } as const) : whole;
    return folderPath + panelSearch({ kind: "installation", installationId: installation.restId, view });
  }
  if (isMail(kind) || kind === "FAULT_REPORTED")
    return folderPath + panelSearch({ kind: "activation", tab: "activated" });
  return ofProject + (canBeActivated(item) ? panelSearch({ kind: "activation", tab: "to-activate" }) : "");
}

export function canBeActivated({ isProjectFinished, certificateNumber, installation }: Item): boolean {
  return isProjectFinished && certificateNumber === null && !installation;
}
