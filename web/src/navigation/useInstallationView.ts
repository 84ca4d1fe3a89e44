import { useCallback } from "react";
import type { InstallationView } from "./projectPanel.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

const overview: InstallationView = { name: "overview" };

/** The view of the open installation panel, and the way to another. */
export function useInstallationView() {
  const { panel, openPanel } = useProjectPanel();
  const isOpen = panel?.kind === "installation";
  const installationId = isOpen ? panel.installationId : null;
  const openView = useCallback(
    (view: InstallationView) => {
      if (installationId !== null) void openPanel({ kind: "installation", installationId, view });
    },
    [installationId, openPanel],
  );
  const openOverview = useCallback(() => openView(overview), [openView]);
  return { view: isOpen ? panel.view : overview, openView, openOverview };
}
