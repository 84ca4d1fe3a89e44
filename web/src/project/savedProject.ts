import { graphql, readInlineData } from "react-relay/hooks";
import type { savedProject_project$key } from "./__generated__/savedProject_project.graphql.ts";
import { type ProjectFormDraft, workKinds } from "./projectDraft.ts";

export function savedProject(projectRef: savedProject_project$key): { version: string; values: ProjectFormDraft } {
  const { version, ...project } = readInlineData(
    graphql`
      fragment savedProject_project on Project @inline {
        version
        name
        customer
        customerEmail
        postalCode
        city
        startDate
        endDate
        externalId
        workKind
      }
    `,
    projectRef,
  );
  return {
    version,
    values: {
      ...project,
      customerEmail: project.customerEmail ?? "",
      postalCode: project.postalCode ?? "",
      startDate: project.startDate.slice(0, 10),
      endDate: project.endDate?.slice(0, 10) ?? "",
      externalId: project.externalId ?? "",
      workKind: workKinds.find((kind) => kind === project.workKind) ?? "",
    },
  };
}
