import { certificatePath } from "../navigation/certificatePath.ts";
import { type InstallationView, panelSearch } from "../navigation/projectPanel.ts";

type Place = { readonly restId: string; readonly isRemoved: boolean } | null | undefined;
type Places = { readonly project: Place; readonly folder: Place; readonly installation: Place };

// The path names the list of ongoing projects. For an archived project the page redirects to the right list.
export function projectPath({ project }: Places): string | null {
  return project && !project.isRemoved ? `/projects/ongoing/${encodeURIComponent(project.restId)}` : null;
}

export function folderPath(places: Places): string | null {
  const { folder } = places;
  const project = projectPath(places);
  return project && folder && !folder.isRemoved ? `${project}/folder/${encodeURIComponent(folder.restId)}` : null;
}

export function installationPath(places: Places, view: InstallationView = { name: "overview" }): string | null {
  const { installation } = places;
  const page = folderPath(places) ?? projectPath(places);
  if (!page || !installation || installation.isRemoved) return null;
  return page + panelSearch({ kind: "installation", installationId: installation.restId, view });
}

type OfCertificate = Places & { readonly certificateNumber: string | null | undefined };

/** `hasPanel` is true if the register opens a certificate by its number. */
export function certificatePlacePath(places: OfCertificate, hasPanel: boolean): string | null {
  if (hasPanel && places.certificateNumber) return certificatePath(places.certificateNumber);
  const page = folderPath(places) ?? projectPath(places);
  return page && page + panelSearch({ kind: "activation", tab: "activated" });
}

export const userPath = (nodeId: string): string => `/history/${encodeURIComponent(nodeId)}`;
