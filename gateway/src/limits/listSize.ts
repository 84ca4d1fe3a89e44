import { type FieldNode, type GraphQLField, valueFromASTUntyped } from "graphql";

type Values = Record<string, unknown>;

const pageOfRest = 25;
const mostOfAPage = 100;

/** How many objects a list without `first` is taken to have, by the field's coordinate; as real companies have them. */
export const usualSizes: Record<string, number> = {
  "ProjectList.nodes": 100,
  "Company.installers": 10,
  "Folder.path": 4,
  "Folder.subFolders": 10,
  "Installation.path": 5,
  "Installation.products": 4,
  "Installation.steps": 7,
  "Installation.missing": 5,
  "Product.extraFields": 5,
  "Step.entries": 4,
  "StepEntry.measurements": 4,
  "StepEntry.attachments": 4,
  "StepEntry.changes": 3,
  "Project.foldersToActivate": 5,
  "Project.activatedFolders": 5,
  "Project.certificates": 25,
  "SignableFolder.folders": 4,
  "SignableFolder.installations": 10,
  "SignableFolder.certificates": 5,
  "SignableInstallation.missing": 5,
  "Certificate.recipients": 3,
};

/** How many objects a list may give: as many as `ids` or `first` say, else its usual size. */
export function listSize(coordinate: string, field: GraphQLField<unknown, unknown>, node: FieldNode, values: Values) {
  const ids = givenFor(node, "ids", values);
  if (Array.isArray(ids)) return ids.length;
  if (coordinate.endsWith(".userErrors")) return 1;
  return pageSize(field, node, values) ?? usualSizes[coordinate] ?? pageOfRest;
}

/** What `first` of a field is; null for a field that has none. A number outside the limits is refused when the field runs. */
export function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode, values: Values): number | null {
  const argument = field.args.find(({ name }) => name === "first");
  if (!argument) return null;
  const first = Number(givenFor(node, "first", values) ?? argument.defaultValue ?? mostOfAPage);
  return Number.isFinite(first) ? Math.min(Math.max(first, 0), mostOfAPage) : mostOfAPage;
}

function givenFor(node: FieldNode, name: string, values: Values): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  return given && valueFromASTUntyped(given, values);
}
