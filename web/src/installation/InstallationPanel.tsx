import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { usePageQuery } from "../relay/usePageQuery.ts";
import type { InstallationPanelQuery } from "./__generated__/InstallationPanelQuery.graphql.ts";
import { InstallationNotFound } from "./InstallationNotFound.tsx";
import { InstallationViews } from "./InstallationViews.tsx";

type Props = { queryReference: PreloadedQuery<InstallationPanelQuery> };

export function InstallationPanel({ queryReference }: Props) {
  const { installation, viewer } = usePageQuery<InstallationPanelQuery>(
    graphql`
      query InstallationPanelQuery($projectId: String!, $installationId: String!) {
        installation(projectId: $projectId, installationId: $installationId) {
          id
          ...InstallationViews_installation
        }
        viewer {
          company @catch(to: NULL) {
            ...ProductsView_company
          }
        }
      }
    `,
    queryReference,
  );
  return installation ? (
    <InstallationViews key={installation.id} installationRef={installation} companyRef={viewer?.company} />
  ) : (
    <InstallationNotFound />
  );
}
