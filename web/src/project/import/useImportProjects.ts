import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { RecordSourceProxy } from "relay-runtime";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import { type ProjectFormDraft, toProjectInput } from "../projectDraft.ts";
import type { useImportProjectsMutation } from "./__generated__/useImportProjectsMutation.graphql.ts";

/** So many more projects are there: the lists are fetched anew. */
export function addToLists(store: Pick<RecordSourceProxy, "getRoot">, count: number): void {
  const company = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("company");
  const ongoing = company?.getLinkedRecord("allProjects", { archived: false });
  const known = ongoing?.getValue("totalCount");
  if (count === 0) return;
  if (typeof known === "number") ongoing?.setValue(known + count, "totalCount");
  ongoing?.invalidateRecord();
  company?.getLinkedRecord("projectPages", { archived: false })?.invalidateRecord();
}

/** Makes all of the projects or none, as a rule in the background, which `import` then tells of. */
export function useImportProjects() {
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
    (drafts: readonly ProjectFormDraft[], idempotencyKey: string) =>
      run(
        {
          projects: drafts.map((draft) => ({ ...toProjectInput(draft), endsOn: draft.endDate })),
          inBackground: true,
          idempotencyKey,
        },
        { updater: (store, data) => addToLists(store, data?.importProjects.projectIds.length ?? 0) },
      ),
    [run],
  );
  return { importProjects, isSending };
}
