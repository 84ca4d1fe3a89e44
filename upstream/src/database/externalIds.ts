import { type Kysely, sql } from "kysely";
import { type Detail, validationFailed } from "../errors.ts";
import type { Tables } from "./tables.ts";

export type KeyedKind = "PROJECT" | "FOLDER" | "INSTALLATION";

/** From a request: an absent field stays unchanged, null clears it. */
type GivenKeys = {
  externalId?: string | null;
  metadata?: Record<string, string | null>;
};

export type StoredKeys = {
  id: string;
  external_id: string | null;
  metadata: Record<string, string>;
};

const tables = { PROJECT: "project", FOLDER: "folder", INSTALLATION: "installation" } as const;

const maxMetadata = 20;

/** The columns of a new or changed object. Throws VALIDATION_FAILED for a taken external id or too many metadata. */
export async function takeExternalIds(
  trx: Kysely<Tables>,
  companyId: string,
  { kind, given, before }: { kind: KeyedKind; given: GivenKeys; before?: StoredKeys },
): Promise<Pick<StoredKeys, "external_id" | "metadata">> {
  const external_id = given.externalId === undefined ? (before?.external_id ?? null) : toExternalId(given.externalId);
  if (external_id !== null && external_id !== before?.external_id) {
    await requireFreeExternalIds(trx, companyId, kind, [{ externalId: external_id, field: "externalId" }]);
  }
  return { external_id, metadata: mergeMetadata(given.metadata, before?.metadata) };
}

export function toExternalId(given: string | null | undefined): string | null {
  return given?.trim() || null;
}

export function mergeMetadata(
  given: GivenKeys["metadata"] = {},
  before: StoredKeys["metadata"] = {},
  field = "metadata",
): Record<string, string> {
  const merged = Object.entries({ ...before, ...given }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  if (merged.length <= maxMetadata)
    return Object.fromEntries(merged.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const message = `An object has ${maxMetadata} values at most; nothing was saved.`;
  throw validationFailed([{ field, code: "FIELD_TOO_LARGE", message, limit: maxMetadata }]);
}

/** @throws VALIDATION_FAILED for taken and repeated ids. The lock makes a company's transactions take turns. */
export async function requireFreeExternalIds(
  trx: Kysely<Tables>,
  companyId: string,
  kind: KeyedKind,
  wanted: { externalId: string; field: string }[],
): Promise<void> {
  if (wanted.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`external id ${companyId}`}, 0))`.execute(trx);
  const ids = wanted.map(({ externalId }) => externalId);
  const holders = new Map((await findByExternalIds(trx, companyId, kind, ids)).map((row) => [row.external_id, row]));
  const faults = wanted.flatMap(({ externalId, field }, index): Detail[] => {
    const holder = holders.get(externalId);
    if (!holder && ids.indexOf(externalId) === index) return [];
    const noun = tables[kind];
    const whose = holder ? `is that of the ${noun} ${holder.id}` : "stands here twice";
    const message = `The external id ${externalId} ${whose}; nothing was saved.`;
    const existing = holder && { existing: { kind, id: holder.id, projectId: holder.project_id } };
    return [{ field, code: "EXTERNAL_ID_TAKEN", message, ...existing }];
  });
  if (faults.length > 0) throw validationFailed(faults);
}

export async function findByExternalIds(
  db: Kysely<Tables>,
  companyId: string,
  kind: KeyedKind,
  externalIds: string[],
): Promise<{ id: string; project_id: string; external_id: string }[]> {
  const projectId = sql.id(kind === "PROJECT" ? "id" : "project_id");
  const { rows } = await sql<{ id: string; project_id: string; external_id: string }>`
    select id, ${projectId} as project_id, external_id from ${sql.id(tables[kind])}
    where company_id = ${companyId} and external_id = any(${externalIds})`.execute(db);
  return rows;
}
