import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import { type ProjectFormDraft, toProjectInput } from "../projectDraft.ts";
import { renewProjectLists } from "../renewProjectLists.ts";
import type { useImportProjectsMutation } from "./__generated__/useImportProjectsMutation.graphql.ts";

/** Imports all projects or none, usually in the background. */
export function useImportProjects() {
  const environment = useRelayEnvironment();
  const [run, isSending] = useMutationResult<useImportProjectsMutation>(graphql`
    mutation useImportProjectsMutation($input: ImportProjectsInput!) {
      importProjects(input: $input) {
        projectIds
        import {
          id
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const importProjects = useCallback(
    async (drafts: readonly ProjectFormDraft[], idempotencyKey: string) => {
      const projects = drafts.map((draft) => ({ ...toProjectInput(draft), endsOn: draft.endDate }));
      const answer = await run({ projects, inBackground: true, idempotencyKey });
      if (answer.payload?.projectIds.length) void renewProjectLists(environment);
      return answer;
    },
    [run, environment],
  );
  return { importProjects, isSending };
}
