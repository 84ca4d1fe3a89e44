import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { renewQuery } from "../relay/readQuery.ts";
import type { useRefreshActivationQuery } from "./__generated__/useRefreshActivationQuery.graphql.ts";

/** Reloads both lists of the activation panel. The old rows stay until the answer arrives. */
export function useRefreshActivation(projectId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    void renewQuery<useRefreshActivationQuery>(
      environment,
      graphql`
        query useRefreshActivationQuery($projectId: String!) {
          project(projectId: $projectId) {
            ...Activation_project
          }
        }
      `,
      { projectId },
    );
  }, [environment, projectId]);
}
