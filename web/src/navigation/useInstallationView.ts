import { useCallback } from "react";
import type { InstallationView } from "./projectPanel.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

const overview: InstallationView = { name: "overview" };

/** History state that makes the link to the finish view take the focus. */
const finishEntryState = { focus: "finish" };

export const isFinishEntryState = (state: unknown) =>
  typeof state === "object" && state !== null && "focus" in state && state.focus === finishEntryState.focus;

export function useInstallationView() {
  const { panel, openPanel } = useProjectPanel();
  const isOpen = panel?.kind === "installation";
  const installationId = isOpen ? panel.installationId : null;
  const openView = useCallback(
    (view: InstallationView, state?: object) => {
      if (installationId !== null) void openPanel({ kind: "installation", installationId, view }, state);
    },
    [installationId, openPanel],
  );
  const openOverview = useCallback(() => openView(overview), [openView]);
  const openFinishEntry = useCallback(() => openView(overview, finishEntryState), [openView]);
  return { view: isOpen ? panel.view : overview, openView, openOverview, openFinishEntry };
}
