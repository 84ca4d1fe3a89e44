import { Kind, type OperationDefinitionNode, type SelectionNode } from "graphql";
import { clientError } from "../rest/errors.ts";

/** Of everybody's requests but imports, and of all of a caller without a token that verifies. */
export const maxBodyBytes = 100_000;
/** An import of a thousand projects with the longest texts fits in. */
export const maxImportBytes = 2_000_000;

/** @throws BAD_USER_INPUT (413) for more than 100 kB that are no import */
export function assertBodySize({ selectionSet }: OperationDefinitionNode, bodyBytes: number): void {
  if (bodyBytes <= maxBodyBytes || selectionSet.selections.every(isImport)) return;
  throw clientError("BAD_USER_INPUT", "The request is too large. Nothing was done.", 413);
}

const isImport = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.name.value === "importProjects";
