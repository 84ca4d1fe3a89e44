import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type ProjectPanel, panelSearch, readPanel } from "./projectPanel.ts";

/** The open side panel. Every change adds a history entry. */
export function useProjectPanel() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const panel = useMemo(() => readPanel(search), [search]);
  const openPanel = useCallback(
    (next: ProjectPanel, state?: object) =>
      navigate({ search: panelSearch(next) }, { state, preventScrollReset: true }),
    [navigate],
  );
  const closePanel = useCallback(() => openPanel(null), [openPanel]);
  return { panel, openPanel, closePanel };
}
