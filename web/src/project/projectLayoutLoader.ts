import { loadQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import ActivationPanelQuery, {
  type ActivationPanelQuery as ActivationPanelOperation,
} from "../certificate/activation/__generated__/ActivationPanelQuery.graphql.ts";
import FinishInstallationsPanelQuery, {
  type FinishInstallationsPanelQuery as FinishInstallationsPanelOperation,
} from "../installation/__generated__/FinishInstallationsPanelQuery.graphql.ts";
import InstallationPanelQuery, {
  type InstallationPanelQuery as InstallationPanelOperation,
} from "../installation/__generated__/InstallationPanelQuery.graphql.ts";
import { param } from "../navigation/param.ts";
import { isSamePanel, readPanel } from "../navigation/projectPanel.ts";
import { environment } from "../relay/environment.ts";
import { startQuery } from "../relay/startQuery.ts";
import type { ProjectLayoutData } from "./ProjectLayout.tsx";
import { panels } from "./panels.ts";

/** Starts the query of the panel in the address, and the download of its code. */
export function projectLayoutLoader({ params, request }: LoaderFunctionArgs): ProjectLayoutData {
  const { search, searchParams } = new URL(request.url);
  const panel = readPanel(searchParams);
  const projectId = param(params, "projectId");
  // The panel itself shows a failed download.
  if (panel) panels[panel.kind]().catch(() => undefined);
  // When a person changes the panel's view, a value is often still being saved. The panel is not reloaded then, because
  // the answer could contain the old value.
  const isMovingOn = search !== window.location.search && isSamePanel(panel, readShownPanel());
  const start: typeof startQuery = isMovingOn ? loadQuery : startQuery;
  return {
    installation:
      panel?.kind === "installation"
        ? start<InstallationPanelOperation>(environment, InstallationPanelQuery, {
            projectId,
            installationId: panel.installationId,
          })
        : null,
    finish:
      panel?.kind === "finish"
        ? start<FinishInstallationsPanelOperation>(environment, FinishInstallationsPanelQuery, {
            projectId,
            folderId: panel.folderId,
          })
        : null,
    activation:
      panel?.kind === "activation"
        ? start<ActivationPanelOperation>(environment, ActivationPanelQuery, { projectId })
        : null,
  };
}

/** The panel of the page that is still shown. The address changes after the next page has loaded. */
const readShownPanel = () => readPanel(new URLSearchParams(window.location.search));
