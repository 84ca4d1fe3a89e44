import { type GraphQLSchema, isObjectType } from "graphql";
import { clientError } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";

/** REST ids in the global id of each type. REST calls an installed product's id `measurementId`. */
const idParts = {
  User: ["userId"],
  Company: ["companyId"],
  Project: ["projectId"],
  Folder: ["projectId", "folderId"],
  Installation: ["projectId", "installationId"],
  Template: ["templateId"],
  Product: ["productId"],
  Instrument: ["instrumentId"],
  InstrumentMapping: ["mappingId"],
  InstrumentFile: ["instrumentFileId"],
  Declaration: ["declarationId"],
  Passkey: ["passkeyId"],
  SavedView: ["viewId"],
  Webhook: ["webhookId"],
  WebhookDelivery: ["webhookId", "deliveryId"],
  Export: ["exportId"],
  ProjectImport: ["importId"],
  Batch: ["batchId"],
  Program: ["programId"],
  PendingInvitation: ["userId"],
  InstalledProduct: ["projectId", "installationId", "measurementId"],
  Step: ["projectId", "installationId", "stepLabel"],
  StepEntry: ["projectId", "installationId", "stepLabel", "measurementId"],
  Certificate: ["projectId", "certificateId"],
  CameraGrant: ["grantId"],
} as const;

export type NodeType = keyof typeof idParts;
export type Ids<T extends NodeType> = Record<(typeof idParts)[T][number], string>;
export type FolderKey = Ids<"Folder">;
export type InstallationKey = Ids<"Installation">;

/** An opaque id of type and REST ids. No id holds a parent folder, so ids survive a move. */
export function toGlobalId(type: NodeType, ...parts: string[]): string {
  return Buffer.from([type, ...parts.map(encodeURIComponent)].join(":")).toString("base64url");
}

type ObjectKind = "USER" | "PROJECT" | "FOLDER" | "INSTALLATION" | "CERTIFICATE";
type ObjectKey = { kind: ObjectKind; id: string; projectId: string | null };

export function toObjectId({ kind, id, projectId }: ObjectKey): string {
  const types = { FOLDER: "Folder", INSTALLATION: "Installation", CERTIFICATE: "Certificate" } as const;
  if (kind === "USER") return toGlobalId("User", id);
  return kind === "PROJECT" ? toGlobalId("Project", id) : toGlobalId(types[kind], projectId ?? "", id);
}

export function parseGlobalId(id: string): { type: NodeType; ids: Record<string, string> } | null {
  if (!/^[A-Za-z0-9_-]{1,600}$/.test(id)) return null;
  const [type = "", ...parts] = Buffer.from(id, "base64url").toString().split(":");
  if (!isNodeType(type) || parts.length !== idParts[type].length || parts.includes("")) return null;
  try {
    const ids = idParts[type].map((name, place) => [name, decodeURIComponent(parts[place] ?? "")] as const);
    // A step's label may be any text, because it is the service's own name and never part of an address.
    const isValid = ids.every(([name, part]) => name === "stepLabel" || isRestId(part));
    return isValid ? { type, ids: Object.fromEntries(ids) } : null;
  } catch {
    return null;
  }
}

export function parseIds<T extends NodeType>(type: T, id: string): Ids<T> | null {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? (parsed.ids as Ids<T>) : null;
}

export function requireIds<T extends NodeType>(type: T, id: string, noun = type.toLowerCase()): Ids<T> {
  const ids = parseIds(type, id);
  if (!ids) throw clientError("NOT_FOUND", `There is no ${noun} with this id.`);
  return ids;
}

/** Resolves `id` and the field with the name of the last part, unless the type has its own resolver for them. */
export function resolveIds(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, parts] of Object.entries<readonly string[]>(idParts)) {
    const type = schema.getType(name);
    const own = parts.at(-1) ?? "";
    const partOf = (source: Source, part: string) =>
      readPart(source, part) ?? (part === own ? source.id : missing(part));
    const { id, [own]: restId } = isObjectType(type) ? type.getFields() : {};
    if (id) id.resolve ??= (source) => toGlobalId(name as NodeType, ...parts.map((part) => partOf(source, part)));
    if (restId) restId.resolve ??= (source) => partOf(source, own);
  }
  return schema;
}

type Source = { id: string; installation?: object };

// REST's answers have the object's own id under its name in `idParts`, or under `id`.
const readPart = (source: Source, part: string): string | undefined =>
  Reflect.get(source, part) ?? Reflect.get(source.installation ?? {}, part);

function missing(part: string): never {
  throw new TypeError(`An object of REST lacks its ${part}.`);
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(idParts, type);
}
