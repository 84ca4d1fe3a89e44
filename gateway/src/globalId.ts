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
} as const;

export type NodeType = keyof typeof idParts;
type Parsed = { type: NodeType; parts: string[] };

/** An opaque id: the type and the REST ids that lead to the object from its company. The folder is never part of it. */
export function toGlobalId(type: NodeType, ...parts: string[]): string {
  return Buffer.from([type, ...parts.map(encodeURIComponent)].join(":")).toString("base64url");
}

/** The parts of a global id, or null when the text is none. */
export function parseGlobalId(id: string): Parsed | null {
  if (!/^[A-Za-z0-9_-]{1,600}$/.test(id)) return null;
  const [type = "", ...parts] = Buffer.from(id, "base64url").toString().split(":");
  if (!isNodeType(type) || parts.length !== idParts[type] || parts.includes("")) return null;
  try {
    return { type, parts: parts.map(decodeURIComponent) };
  } catch {
    return null;
  }
}

/** The REST ids in a global id of that type; null for any other text. */
export function idsOf(type: NodeType, id: string): string[] | null {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? parsed.parts : null;
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(idParts, type);
}
