import { loadQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import ActivationPanelQuery, {
  type ActivationPanelQuery as ActivationPanelOperation,
} from "../certificate/__generated__/ActivationPanelQuery.graphql.ts";
import InstallationPanelQuery, {
  type InstallationPanelQuery as InstallationPanelOperation,
} from "../installation/__generated__/InstallationPanelQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { param } from "../relay/param.ts";
import type { ProjectLayoutData } from "./ProjectLayout.tsx";
import { readPanel } from "./projectPanel.ts";

/** Starts the query of the panel that the address asks for. */
export function projectLayoutLoader({ params, request }: LoaderFunctionArgs): ProjectLayoutData {
  const panel = readPanel(new URL(request.url).searchParams);
  const projectId = param(params, "projectId");
  return {
    installation:
      panel?.kind === "installation"
        ? loadQuery<InstallationPanelOperation>(environment, InstallationPanelQuery, {
            projectId,
            installationId: panel.installationId,
          })
        : null,
    activation:
      panel?.kind === "activation"
        ? loadQuery<ActivationPanelOperation>(environment, ActivationPanelQuery, { projectId })
        : null,
  };
}
