import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateCustomerMutation } from "./__generated__/useUpdateCustomerMutation.graphql.ts";
import type { ProjectFormDraft } from "./projectDraft.ts";

type Customer = Pick<ProjectFormDraft, "customer" | "customerEmail">;

/** Saves a customer's details in each project until one fails. A retry starts at the first project. */
export function useUpdateCustomer(projectIds: readonly string[]) {
  const [run] = useMutationResult<useUpdateCustomerMutation>(graphql`
    mutation useUpdateCustomerMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          ...savedProject_project
          ...ProjectDetails_project
          ...ProjectListRow_project
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
  const update = useCallback(
    async ({ customer, customerEmail }: Customer, before: Customer) => {
      const changes = {
        ...(customer !== before.customer && { customer }),
        ...(customerEmail !== before.customerEmail && { customerEmail }),
      };
      for (const projectId of projectIds) {
        const result = await run({ projectId, ...changes });
        if (result.kind !== "done") return result;
      }
      return { kind: "done" } as const;
    },
    [run, projectIds],
  );
  return { update };
}
