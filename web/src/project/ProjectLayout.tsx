import { lazy, Suspense } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { Outlet, useLoaderData, useLocation } from "react-router";
import type { ActivationPanelQuery } from "../certificate/activation/__generated__/ActivationPanelQuery.graphql.ts";
import { FolderSkeleton } from "../folder/FolderSkeleton.tsx";
import type { FinishInstallationsPanelQuery } from "../installation/__generated__/FinishInstallationsPanelQuery.graphql.ts";
import type { InstallationPanelQuery } from "../installation/__generated__/InstallationPanelQuery.graphql.ts";
import { FinishedNote } from "../installation/FinishedNote.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { PanelBoundary } from "../relay/PanelBoundary.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import panelStyles from "../ui/SidePanel.module.css";
import { SidePanel } from "../ui/SidePanel.tsx";
import styles from "./ProjectLayout.module.css";
import { ProjectSkeleton } from "./ProjectSkeleton.tsx";
import { panels } from "./panels.ts";
import { useFollowChanges } from "./useFollowChanges.ts";

const InstallationPanel = lazy(async () => ({ default: (await panels.installation()).InstallationPanel }));
const FinishInstallationsPanel = lazy(async () => ({ default: (await panels.finish()).FinishInstallationsPanel }));
const ActivationPanel = lazy(async () => ({ default: (await panels.activation()).ActivationPanel }));

export type ProjectLayoutData = {
  installation: PreloadedQuery<InstallationPanelQuery> | null;
  finish: PreloadedQuery<FinishInstallationsPanelQuery> | null;
  activation: PreloadedQuery<ActivationPanelQuery> | null;
};

export function ProjectLayout() {
  const { installation, finish, activation } = useLoaderData<ProjectLayoutData>();
  const { panel, closePanel } = useProjectPanel();
  const { projectId, projectPath } = useProjectAddress();
  const { pathname, search, state } = useLocation();
  const hasView = new URLSearchParams(search).has("view");
  const isProject = pathname === projectPath && !hasView;
  const isBelowFolder = pathname.startsWith(`${projectPath}/folder/`);
  const isFolder = isBelowFolder && !hasView;
  useFollowChanges(projectId);
  // The panel hides the page. The page stays mounted, so that the focus can return to its button.
  const isPage = panel?.kind === "finish";
  return (
    <>
      <div className={`${styles.page} ${panel && !isPage ? panelStyles.beside : ""}`} hidden={isPage}>
        <FinishedNote />
        {/* The key makes a folder's skeleton replace the previous page, which would otherwise stay until the folder has
           loaded. */}
        <Suspense
          key={isBelowFolder ? pathname : projectPath}
          fallback={isProject ? <ProjectSkeleton /> : isFolder ? <FolderSkeleton /> : <PageSkeleton />}
        >
          <Outlet />
        </Suspense>
      </div>
      {panel && (
        <SidePanel isPage={isPage} onClose={closePanel}>
          <PanelBoundary>
            <Suspense fallback={<SidePanel.Loading title={state?.room} />}>
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
