/** `?installation=<id>` (with `&step` or `&view`), `?finish=<folder>` or `?activation=<tab>` (`&undelivered`). */
export type ProjectPanel =
  | { kind: "installation"; installationId: string; view: InstallationView }
  | { kind: "finish"; folderId: string }
  | { kind: "activation"; tab: "to-activate" | "activated"; isUndelivered?: boolean }
  | null;

const namedViews = ["products", "finish", "history"] as const;
export type InstallationView = { name: "overview" | (typeof namedViews)[number] } | { name: "step"; stepLabel: string };

export function readPanel(search: URLSearchParams): ProjectPanel {
  const activation = search.get("activation");
  if (activation === "activated")
    return { kind: "activation", tab: activation, isUndelivered: search.has("undelivered") };
  if (activation !== null) return { kind: "activation", tab: "to-activate" };
  const installationId = search.get("installation");
  if (installationId) return { kind: "installation", installationId, view: readView(search) };
  const folderId = search.get("finish");
  return folderId ? { kind: "finish", folderId } : null;
}

function readView(search: URLSearchParams): InstallationView {
  const stepLabel = search.get("step");
  if (stepLabel) return { name: "step", stepLabel };
  return { name: namedViews.find((view) => view === search.get("view")) ?? "overview" };
}

/** Two panels of one installation are the same, whichever view they show. */
export function isSamePanel(one: ProjectPanel, other: ProjectPanel): boolean {
  if (one?.kind === "installation" && other?.kind === "installation")
    return one.installationId === other.installationId;
  return one?.kind === other?.kind;
}

export function panelSearch(panel: ProjectPanel): string {
  if (panel === null) return "";
  if (panel.kind === "activation") return `?activation=${panel.tab}${panel.isUndelivered ? "&undelivered" : ""}`;
  if (panel.kind === "finish") return `?${new URLSearchParams({ finish: panel.folderId })}`;
  const search = new URLSearchParams({ installation: panel.installationId });
  if (panel.view.name === "step") search.set("step", panel.view.stepLabel);
  else if (panel.view.name !== "overview") search.set("view", panel.view.name);
  return `?${search}`;
}
