import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { Kysely } from "kysely";
import { certifiedRoom } from "../certificate/certifiedRoom.ts";
import type { CertifiedStep } from "../certificate/pdf/certificateSnapshot.ts";
import { nameRecorders } from "../certificate/takeSnapshots.ts";
import type { Tables } from "../database/tables.ts";
import type { Language } from "../i18n/language.ts";
import { type InstallationContents, loadInstallationContents } from "../step/loadInstallationContents.ts";

export type DeclaredRecord = { installationId: string; record: string; sha256: string };

type Shown = { language: Language; text: string };

/** Each room's canonical JSON (RFC 8785), in the order of the ids. People are ids, so erased names change no record. */
export async function loadRecords(
  db: Kysely<Tables>,
  companyId: string,
  installationIds: readonly string[],
  { language, text }: Shown,
): Promise<DeclaredRecord[]> {
  const rooms = await db
    .selectFrom("installation")
    .innerJoin("company", "company.id", "installation.company_id")
    .select(["installation.id", "title", "country"])
    .where("installation.company_id", "=", companyId)
    .where("installation.id", "in", installationIds)
    .execute();
  const allContents = await loadInstallationContents(db, companyId, [...installationIds]);
  await nameRecorders(db, companyId, [...allContents.values()]);
  const hashes = await loadPhotoHashes(db, companyId, [...allContents.values()]);
  return installationIds.flatMap((installationId) => {
    const room = rooms.find(({ id }) => id === installationId);
    if (!room) return [];
    const contents = allContents.get(installationId) ?? { products: [], recordings: [] };
    const { title, products } = certifiedRoom(room.title, contents, language, room.country);
    const declared = products.map((product, index) => {
      const measurementId = contents.products[index]?.measurementId ?? "";
      const steps = product.steps.map((step) => toDeclaredStep(step, personOf(contents, measurementId, step), hashes));
      return { ...product, steps };
    });
    const record = canonicalize({ text, language, installationId, title, products: declared }) ?? "";
    return [{ installationId, record, sha256: createHash("sha256").update(record).digest("hex") }];
  });
}

/**
 * `message` is hashed after the nonce to give the challenge. `hashes` has those of several records; null for one.
 */
export function toMessage(records: readonly DeclaredRecord[]): { message: string; hashes: string | null } {
  const [first] = records;
  if (records.length === 1 && first) return { message: first.record, hashes: null };
  const hashes = canonicalize(records.map(({ sha256 }) => sha256)) ?? "";
  return { message: hashes, hashes };
}

export function challengeOf(nonce: string, message: string): Buffer {
  return createHash("sha256").update(Buffer.from(nonce, "base64")).update(message).digest();
}

function toDeclaredStep(
  { photos = [], person: _, wasOutside = [], ...step }: CertifiedStep,
  measuredBy: string | null,
  hashes: ReadonlyMap<string, string>,
) {
  return {
    ...step,
    measuredBy,
    photos: photos.map(({ fileId }) => hashes.get(fileId) ?? fileId),
    wasOutside: wasOutside.map(({ exchangedBy: _, ...former }) => former),
  };
}

function personOf({ recordings }: InstallationContents, measurementId: string, { label }: CertifiedStep) {
  const found = recordings.find((each) => each.measurementId === measurementId && each.stepLabel === label);
  return found?.measured?.by.id ?? found?.recordedBy.id ?? null;
}

async function loadPhotoHashes(db: Kysely<Tables>, companyId: string, allContents: InstallationContents[]) {
  const ids = allContents.flatMap(({ recordings }) =>
    recordings.flatMap(({ data }) => data.attachments?.map(({ fileId }) => fileId) ?? []),
  );
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom("file")
    .select(["id", "sha256"])
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [[id, sha256] as const])));
}
