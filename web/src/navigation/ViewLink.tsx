import type { ReactNode } from "react";
import { Link } from "react-router";
import { type InstallationView, panelSearch } from "./projectPanel.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

type Props = { view: InstallationView; className?: string; children: ReactNode };

/** A link to another view of the open installation panel. */
export function ViewLink({ view, className, children }: Props) {
  const { panel } = useProjectPanel();
  const search =
    panel?.kind === "installation"
      ? panelSearch({ kind: "installation", installationId: panel.installationId, view })
      : "";
  return (
    <Link to={{ search }} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
