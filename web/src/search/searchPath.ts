import { certificatePath } from "../navigation/certificatePath.ts";
import { customerPath } from "../navigation/customerPath.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { projectPath } from "../navigation/projectPath.ts";
import type { SearchHit } from "./useSearch.ts";

type Pages = { customers?: boolean; certificateNumbers?: boolean };

/** A room opens in its panel. A certificate opens in the register, or else in its project's activation panel. */
export function searchPath(
  { kind, archived, title, detail, project, folder, installation }: SearchHit,
  { customers, certificateNumbers }: Pages,
): string {
  if (kind === "CUSTOMER" && customers === true) return customerPath({ name: title, email: detail });
  if (kind === "CERTIFICATE" && certificateNumbers === true) return certificatePath(title);
  if (!project) return "/account#users";
  const ofProject = projectPath(project.restId, archived);
  const folderPath = folder ? `${ofProject}/folder/${encodeURIComponent(folder.restId)}` : ofProject;
  if (kind === "CERTIFICATE") return ofProject + panelSearch({ kind: "activation", tab: "activated" });
  if (kind === "FOLDER") return folderPath;
  if (!installation) return ofProject;
  const view = { name: "overview" } as const;
  return folderPath + panelSearch({ kind: "installation", installationId: installation.restId, view });
}

/** The result's location, from the nearest place outwards. */
export function placeOf({ kind, detail, project, folder, installation }: SearchHit, hasCustomers: boolean): string {
  if (kind === "CUSTOMER" && hasCustomers) return detail ?? "";
  const isProject = kind === "PROJECT";
  const room = kind === "PRODUCT" ? installation?.title : null;
  const below = kind === "FOLDER" ? null : folder?.title;
  return [room, below, isProject ? null : project?.title, detail].filter(Boolean).join(" · ");
}
