import { clientError } from "./errors.ts";
import { isRestId } from "./rest/path.ts";

/** The types that have a global id, and the REST ids that each holds. */
const idParts = {
  User: ["userId"],
  Company: ["companyId"],
  Project: ["projectId"],
  Folder: ["projectId", "folderId"],
  Installation: ["projectId", "installationId"],
  Product: ["productId"],
  InstalledProduct: ["projectId", "installationId", "measurementId"],
  Step: ["projectId", "installationId", "stepLabel"],
  StepEntry: ["projectId", "installationId", "stepLabel", "measurementId"],
  Certificate: ["projectId", "certificateId"],
} as const;

export type NodeType = keyof typeof idParts;
type Parsed = { type: NodeType; parts: string[] };
type Ids<T extends NodeType> = Record<(typeof idParts)[T][number], string>;
export type FolderKey = Ids<"Folder">;
export type InstallationKey = Ids<"Installation">;

/** An opaque id: the type and the REST ids that lead to the object from its company. The folder is never part of it. */
export function toGlobalId(type: NodeType, ...parts: string[]): string {
  return Buffer.from([type, ...parts.map(encodeURIComponent)].join(":")).toString("base64url");
}

/** Null for a text that is no global id, or has a part that its type cannot have there. */
export function parseGlobalId(id: string): Parsed | null {
  if (!/^[A-Za-z0-9_-]{1,600}$/.test(id)) return null;
  const [type = "", ...parts] = Buffer.from(id, "base64url").toString().split(":");
  if (!isNodeType(type) || parts.length !== idParts[type].length || parts.includes("")) return null;
  try {
    const decoded = parts.map(decodeURIComponent);
    return decoded.every((part, place) => isStepLabel(type, place) || isRestId(part)) ? { type, parts: decoded } : null;
  } catch {
    return null;
  }
}

export function parseIds<T extends NodeType>(type: T, id: string): Ids<T> | null {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== type) return null;
  return Object.fromEntries(idParts[type].map((name, place) => [name, parsed.parts[place]])) as Ids<T>;
}

/** @throws NOT_FOUND for a text that is no global id of that type */
export function requireIds<T extends NodeType>(type: T, id: string, noun = type.toLowerCase()): Ids<T> {
  const ids = parseIds(type, id);
  if (!ids) throw clientError("NOT_FOUND", `There is no ${noun} with this id.`);
  return ids;
}

// The one part that is no id: the service's own name of a step, which never goes into an address.
function isStepLabel(type: NodeType, place: number): boolean {
  return place === 2 && (type === "Step" || type === "StepEntry");
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(idParts, type);
}
