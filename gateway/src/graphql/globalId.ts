import { clientError } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";

/** The types that have a global id, and the REST ids that each holds. REST calls an installed product's id `measurementId`. */
const idParts = {
  User: ["userId"],
  Company: ["companyId"],
  Project: ["projectId"],
  Folder: ["projectId", "folderId"],
  Installation: ["projectId", "installationId"],
  Template: ["templateId"],
  Product: ["productId"],
  Webhook: ["webhookId"],
  /** Of no node: a delivery is read in its webhook's log only. */
  WebhookDelivery: ["webhookId", "deliveryId"],
  Export: ["exportId"],
  ProjectImport: ["importId"],
  Batch: ["batchId"],
  /** Of no node: owners read programs in a list only, and a program itself by `program`. */
  Program: ["programId"],
  /** Of no node: admins read invitations in a list only. */
  PendingInvitation: ["userId"],
  InstalledProduct: ["projectId", "installationId", "measurementId"],
  Step: ["projectId", "installationId", "stepLabel"],
  StepEntry: ["projectId", "installationId", "stepLabel", "measurementId"],
  Certificate: ["projectId", "certificateId"],
} as const;

export type NodeType = keyof typeof idParts;
export type Ids<T extends NodeType> = Record<(typeof idParts)[T][number], string>;
export type FolderKey = Ids<"Folder">;
export type InstallationKey = Ids<"Installation">;

/** An opaque id: the type and the REST ids that lead to the object from its company. The folder is never part of it. */
export function toGlobalId(type: NodeType, ...parts: string[]): string {
  return Buffer.from([type, ...parts.map(encodeURIComponent)].join(":")).toString("base64url");
}

type ObjectKind = "USER" | "PROJECT" | "FOLDER" | "INSTALLATION" | "CERTIFICATE";

/** The global id of an object as REST tells which one it is. */
export function toObjectId({
  kind,
  id,
  projectId,
}: {
  kind: ObjectKind;
  id: string;
  projectId: string | null;
}): string {
  const types = { FOLDER: "Folder", INSTALLATION: "Installation", CERTIFICATE: "Certificate" } as const;
  if (kind === "USER") return toGlobalId("User", id);
  return kind === "PROJECT" ? toGlobalId("Project", id) : toGlobalId(types[kind], projectId ?? "", id);
}

/** Null for a text that is no global id, or has a part that its type cannot have there. */
export function parseGlobalId(id: string): { type: NodeType; ids: Record<string, string> } | null {
  if (!/^[A-Za-z0-9_-]{1,600}$/.test(id)) return null;
  const [type = "", ...parts] = Buffer.from(id, "base64url").toString().split(":");
  if (!isNodeType(type) || parts.length !== idParts[type].length || parts.includes("")) return null;
  try {
    const ids = idParts[type].map((name, place) => [name, decodeURIComponent(parts[place] ?? "")] as const);
    // The label is the REST service's own name of a step, which never goes into an address.
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

/** @throws NOT_FOUND for a text that is no global id of that type */
export function requireIds<T extends NodeType>(type: T, id: string, noun = type.toLowerCase()): Ids<T> {
  const ids = parseIds(type, id);
  if (!ids) throw clientError("NOT_FOUND", `There is no ${noun} with this id.`);
  return ids;
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(idParts, type);
}
