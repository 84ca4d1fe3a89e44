import { clientError } from "./errors.ts";
import { isRestId } from "./rest/path.ts";

/** The types that have a global id, and how many REST ids each holds. */
const idParts = {
  User: 1,
  Company: 1,
  Project: 1,
  Folder: 2,
  Installation: 2,
  Product: 1,
  InstalledProduct: 3,
  Step: 3,
  StepEntry: 4,
  Certificate: 2,
} as const;

export type NodeType = keyof typeof idParts;
type Parsed = { type: NodeType; parts: string[] };
export type FolderKey = { projectId: string; folderId: string };
export type InstallationKey = { projectId: string; installationId: string };

/** An opaque id: the type and the REST ids that lead to the object from its company. The folder is never part of it. */
export function toGlobalId(type: NodeType, ...parts: string[]): string {
  return Buffer.from([type, ...parts.map(encodeURIComponent)].join(":")).toString("base64url");
}

/** The parts of a global id, or null when the text is none or a part of it cannot be what the type has there. */
export function parseGlobalId(id: string): Parsed | null {
  if (!/^[A-Za-z0-9_-]{1,600}$/.test(id)) return null;
  const [type = "", ...parts] = Buffer.from(id, "base64url").toString().split(":");
  if (!isNodeType(type) || parts.length !== idParts[type] || parts.includes("")) return null;
  try {
    const decoded = parts.map(decodeURIComponent);
    return decoded.every((part, place) => isStepLabel(type, place) || isRestId(part)) ? { type, parts: decoded } : null;
  } catch {
    return null;
  }
}

/** The REST ids in a global id of that type; null for any other text. */
export function idsOf(type: NodeType, id: string): string[] | null {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? parsed.parts : null;
}

/** @throws NOT_FOUND for a text that is no global id of that type */
export function requireIds(type: NodeType, id: string, noun: string): string[] {
  const ids = idsOf(type, id);
  if (!ids) throw clientError("NOT_FOUND", `There is no ${noun} with this id.`);
  return ids;
}

export function parseProjectId(id: string): string {
  const [projectId = ""] = requireIds("Project", id, "project");
  return projectId;
}

export function parseFolderId(id: string): FolderKey {
  const [projectId = "", folderId = ""] = requireIds("Folder", id, "folder");
  return { projectId, folderId };
}

export function parseInstallationId(id: string): InstallationKey {
  const [projectId = "", installationId = ""] = requireIds("Installation", id, "installation");
  return { projectId, installationId };
}

// The one part that is no id: the service's own name of a step, which never goes into an address.
function isStepLabel(type: NodeType, place: number): boolean {
  return place === 2 && (type === "Step" || type === "StepEntry");
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(idParts, type);
}
