import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { type InstallationView, panelSearch } from "./projectPanel.ts";
import { useProjectPanel } from "./useProjectPanel.ts";

type Props = {
  view: InstallationView;
  /** The REST id; the open panel's installation by default. */
  installationId?: string;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

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
