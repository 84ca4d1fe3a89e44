import { certificatePath } from "../navigation/certificatePath.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { projectPath } from "../navigation/projectPath.ts";
import type { AttentionLine_item$data } from "./__generated__/AttentionLine_item.graphql.ts";
import { isMail, isReview, type KnownKind } from "./attentionKinds.ts";

type Item = Omit<AttentionLine_item$data, " $fragmentType">;

type Pages = { faultStates?: boolean; certificateNumbers?: boolean };

export function attentionPath(kind: KnownKind, item: Item, { faultStates, certificateNumbers }: Pages): string {
  if (kind === "FAULT_REPORTED" && faultStates && item.itemId && item.certificateNumber)
    return `/certificates/${encodeURIComponent(item.certificateNumber)}/faults/${encodeURIComponent(item.itemId)}`;
  const isOfCertificate = isMail(kind) || kind === "FAULT_REPORTED";
  if (isOfCertificate && certificateNumbers && item.certificateNumber) return certificatePath(item.certificateNumber);
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
  if (isOfCertificate) return folderPath + panelSearch({ kind: "activation", tab: "activated" });
  return ofProject + (canBeActivated(item) ? panelSearch({ kind: "activation", tab: "to-activate" }) : "");
}

export function canBeActivated({ isProjectFinished, certificateNumber, installation }: Item): boolean {
  return isProjectFinished && certificateNumber === null && !installation;
}
