import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import { type ProjectFormDraft, toProjectInput } from "../projectDraft.ts";
import type { useImportProjectsMutation } from "./__generated__/useImportProjectsMutation.graphql.ts";

/** Makes all of the projects or none; the lists are then fetched anew. */
export function useImportProjects() {
  const [run, isSending] = useMutationResult<useImportProjectsMutation>(graphql`
    mutation useImportProjectsMutation($input: ImportProjectsInput!) {
      importProjects(input: $input) {
        projectIds
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
    (drafts: readonly ProjectFormDraft[], idempotencyKey: string) =>
      run(
        { projects: drafts.map((draft) => ({ ...toProjectInput(draft), endsOn: draft.endDate })), idempotencyKey },
        {
          updater: (store, data) => {
            const count = data?.importProjects.projectIds.length ?? 0;
            const company = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("company");
            const ongoing = company?.getLinkedRecord("allProjects", { archived: false });
            const known = ongoing?.getValue("totalCount");
            if (count === 0) return;
            if (typeof known === "number") ongoing?.setValue(known + count, "totalCount");
            ongoing?.invalidateRecord();
            company?.getLinkedRecord("projectPages", { archived: false })?.invalidateRecord();
          },
        },
      ),
    [run],
  );
  return { importProjects, isSending };
}
