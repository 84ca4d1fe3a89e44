import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { Outlet, useLoaderData } from "react-router";
import type { ActivationPanelQuery } from "../certificate/activation/__generated__/ActivationPanelQuery.graphql.ts";
import { ActivationPanel } from "../certificate/activation/ActivationPanel.tsx";
import type { FinishInstallationsPanelQuery } from "../installation/__generated__/FinishInstallationsPanelQuery.graphql.ts";
import type { InstallationPanelQuery } from "../installation/__generated__/InstallationPanelQuery.graphql.ts";
import { FinishedNote } from "../installation/FinishedNote.tsx";
import { FinishInstallationsPanel } from "../installation/FinishInstallationsPanel.tsx";
import { InstallationPanel } from "../installation/InstallationPanel.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { Loading } from "../ui/Loading.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { PanelBoundary } from "./PanelBoundary.tsx";
import styles from "./ProjectLayout.module.css";
import { useFollowChanges } from "./useFollowChanges.ts";

export type ProjectLayoutData = {
  installation: PreloadedQuery<InstallationPanelQuery> | null;
  finish: PreloadedQuery<FinishInstallationsPanelQuery> | null;
  activation: PreloadedQuery<ActivationPanelQuery> | null;
};

export function ProjectLayout() {
  const { installation, finish, activation } = useLoaderData<ProjectLayoutData>();
  const { panel, closePanel } = useProjectPanel();
  useFollowChanges(useProjectAddress().projectId);
  return (
    <>
      <div className={`${styles.page} ${panel ? styles.beside : ""}`}>
        <FinishedNote />
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
      {panel && (
        <SidePanel onClose={closePanel}>
          <PanelBoundary>
            <Suspense fallback={<SidePanel.Loading />}>
              {installation && <InstallationPanel queryReference={installation} />}
              {finish && <FinishInstallationsPanel queryReference={finish} />}
              {activation && <ActivationPanel queryReference={activation} />}
            </Suspense>
          </PanelBoundary>
        </SidePanel>
      )}
    </>
  );
}
