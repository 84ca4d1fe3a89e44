import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

type Values = Record<string, unknown>;

const pageOfRest = 25;
const maxPageSize = 100;

/** The most objects that an ad hoc operation may return. */
export const maxObjects = 10_000;

/** Usual lengths, in real companies, of lists that take no `first`. */
export const usualSizes: Record<string, number> = {
  "ProjectList.nodes": 100,
  "Attention.counts": 9,
  "AttentionItem.values": 1,
  "Figures.months": 12,
  "Figures.installers": 10,
  "Customer.projects": 10,
  "Customer.certificates": 10,
  "ProductUse.recent": 5,
  "ProductUse.kinds": 6,
  "Company.installers": 10,
  "Company.invitations": 5,
  "Company.programs": 3,
  "Company.instruments": 20,
  "Company.instrumentMappings": 5,
  "Company.instrumentFiles": 2,
  "User.passkeys": 2,
  "User.savedViews": 5,
  "Declaration.records": 2,
  "Company.webhooks": 3,
  "Company.exports": 10,
  "Company.batches": 10,
  "Batch.left": 10,
  "Batch.waiting": 10,
  "Folder.path": 4,
  "Folder.subFolders": 10,
  "Installation.path": 5,
  "Installation.products": 4,
  "Installation.steps": 7,
  "Installation.missing": 5,
  "Template.folders": 5,
  "Template.rooms": 20,
  "TemplateRoom.products": 2,
  "Product.extraFields": 5,
  "Step.entries": 4,
  "StepEntry.measurements": 4,
  "StepEntry.attachments": 4,
  "StepEntry.changes": 3,
  "Project.foldersToActivate": 5,
  "Project.activatedFolders": 5,
  "Project.signableFolders": 25,
  "Project.certificates": 25,
  "SignableFolder.folders": 4,
  "SignableFolder.installations": 10,
  "SignableFolder.certificates": 5,
  "WarrantyTerm.lacks": 2,
  "SignableInstallation.missing": 5,
  "Certificate.recipients": 3,
  "Certificate.faultReports": 1,
  "Query.sealKeys": 2,
  "FaultReport.changes": 2,
  "VerifiedCertificate.rooms": 10,
  "VerifiedCertificate.faultReports": 1,
  "VerifiedRoom.products": 2,
  "VerifiedProduct.steps": 4,
};

/** `largest` is the path of the list with most of the objects. */
export type ObjectCost = { objects: number; largest: string[] };

export function tooManyObjects({ objects, largest }: ObjectCost): string {
  const count = Number.isSafeInteger(objects) ? String(objects) : "countless";
  return (
    `The operation may give ${count} objects; ${maxObjects} are allowed. Most would come from ${largest.join(".")}: ` +
    "ask for fewer there by first, select less below it, or ask for its parts one by one."
  );
}

type Source = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  values: Record<string, unknown>;
};
type Position = { source: Source; known: Map<string, ObjectCost>; parent: GraphQLNamedType; page: number | null };

/** Counts each fragment once per page size, so the time grows with the document's length only. */
export function objectCost({ operation, selectionSet }: OperationDefinitionNode, source: Source): ObjectCost {
  const parent = source.schema.getRootType(operation);
  return parent ? costOfSet(selectionSet, { source, known: new Map(), parent, page: null }) : nothing;
}

function costOfSet({ selections }: SelectionSetNode, position: Position): ObjectCost {
  const parts = selections.map((selection) => costOf(selection, position));
  const largest = parts.reduce((known, part) => (part.objects > known.objects ? part : known), nothing);
  return { objects: parts.reduce((sum, { objects }) => sum + objects, 0), largest: largest.largest };
}

function costOf(selection: SelectionNode, position: Position): ObjectCost {
  if (selection.kind === Kind.FIELD) return costOfField(selection, position);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value, position);
  const { typeCondition, selectionSet } = selection;
  const parent = (typeCondition && position.source.schema.getType(typeCondition.name.value)) ?? position.parent;
  return costOfSet(selectionSet, { ...position, parent });
}

function costOfFragment(name: string, position: Position): ObjectCost {
  const key = `${name} ${position.page}`;
  const fragment = position.source.fragments.get(name);
  const parent = fragment && position.source.schema.getType(fragment.typeCondition.name.value);
  if (!parent) return nothing;
  const cost = position.known.get(key) ?? costOfSet(fragment.selectionSet, { ...position, parent });
  position.known.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, { parent, page, source, known }: Position): ObjectCost {
  const name = node.name.value;
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  if (!field || !node.selectionSet || !isCompositeType(getNamedType(field.type))) return nothing;
  const isList = isListType(getNullableType(field.type));
  const below = isList ? null : pageSize(field, node, source.values);
  const size = isList ? (page ?? listSize(`${parent.name}.${name}`, field, node, source.values)) : 1;
  const inside = costOfSet(node.selectionSet, { source, known, parent: getNamedType(field.type), page: below });
  const isToReduce = isList || below !== null;
  return { objects: size * (1 + inside.objects), largest: isToReduce ? [name] : [name, ...inside.largest] };
}

function listSize(coordinate: string, field: GraphQLField<unknown, unknown>, node: FieldNode, values: Values) {
  const ids = givenFor(node, "ids", values);
  if (Array.isArray(ids)) return ids.length;
  if (coordinate.endsWith(".userErrors")) return 1;
  return pageSize(field, node, values) ?? usualSizes[coordinate] ?? pageOfRest;
}

// Does not check the limits, because the field's resolver refuses a number outside them.
function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode, values: Values): number | null {
  const argument = field.args.find(({ name }) => name === "first");
  if (!argument) return null;
  const last = field.args.some(({ name }) => name === "last") ? givenFor(node, "last", values) : null;
  const size = Number(last ?? givenFor(node, "first", values) ?? argument.defaultValue ?? maxPageSize);
  return Number.isFinite(size) ? Math.min(Math.max(size, 0), maxPageSize) : maxPageSize;
}

function givenFor(node: FieldNode, name: string, values: Values): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  return given && valueFromASTUntyped(given, values);
}

const nothing: ObjectCost = { objects: 0, largest: [] };
