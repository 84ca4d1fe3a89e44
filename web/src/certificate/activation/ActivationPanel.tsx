import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import type { ActivationPanelQuery } from "./__generated__/ActivationPanelQuery.graphql.ts";
import { Activation } from "./Activation.tsx";
import { NothingToActivate } from "./NothingToActivate.tsx";

type Props = { queryReference: PreloadedQuery<ActivationPanelQuery> };

export function ActivationPanel({ queryReference }: Props) {
  const { project, viewer } = usePageQuery<ActivationPanelQuery>(
    graphql`
      query ActivationPanelQuery($projectId: String!) {
        viewer {
          ...Activation_viewer
        }
        project(projectId: $projectId) {
          ...Activation_project
        }
      }
    `,
    queryReference,
  );
  return project && viewer ? <Activation projectRef={project} viewerRef={viewer} /> : <NothingToActivate />;
}
