import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { type InstallationView, panelSearch } from "./projectPanel.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

type Props = {
  view: InstallationView;
  /** The REST id; that of the open panel when left out. */
  installationId?: string;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link to a view of the installation panel: to another of the open one, or to that of another installation. */
export function ViewLink({ view, installationId: other, className, ref, children }: Props) {
  const { panel } = useProjectPanel();
  const installationId = other ?? (panel?.kind === "installation" ? panel.installationId : null);
  const search = installationId === null ? "" : panelSearch({ kind: "installation", installationId, view });
  return (
    <Link ref={ref} to={{ search }} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
