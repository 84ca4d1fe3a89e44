import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { dayInLanguage } from "../i18n/country.ts";
import type { SealKey } from "../seal/SealKey.ts";
import type { SealTask } from "../seal/sealPdf.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";
import { certificateUrl } from "./certificateStatus.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import type { PdfTask, RenderedPdf } from "./pdf/pdfWorker.ts";
import { completePhotos } from "./printedPhotos.ts";

const worker = new URL("./pdf/pdfWorker.ts", import.meta.url);
const sealWorker = new URL("../seal/sealPdf.ts", import.meta.url);

type Services = {
  threads: Threads;
  config: { webUrl: string };
  storage: Pick<Storage, "read">;
};

/** A thread draws the PDF. If this fails with logos, the PDF is drawn without them. */
export async function drawCertificates(
  { threads, config, storage }: Services,
  snapshots: CertificateSnapshot[],
  { photos = new Map(), seal = null }: Partial<Pick<PdfTask, "photos" | "seal">> = {},
): Promise<{ bytes: Buffer; pages: number }> {
  const task = { snapshots, certificatePages: certificateUrl(config, ""), photos, seal };
  const draw = (logos: PdfTask["logos"]) => threads.run<PdfTask, RenderedPdf>(worker, { ...task, logos });
  const logos = await loadLogos(storage, snapshots);
  const { bytes, pages } = await draw(logos).catch((error: unknown) => {
    if (logos.size === 0) throw error;
    return draw(new Map());
  });
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), pages };
}

/** The PDF has no seal if the service has no key. */
export async function drawSealed(
  services: Services & { db: Kysely<Tables>; seal: SealKey | null; timestamps?: object | null },
  certificate: { company_id: string; snapshot: object },
): Promise<{ bytes: Buffer; pages: number; sealedAt: Date }> {
  const { threads, seal, timestamps } = services;
  const snapshot = certificate.snapshot as CertificateSnapshot;
  const photos = await completePhotos(services, certificate.company_id, [snapshot]);
  const sealedAt = new Date();
  const printed = { photos, seal: printedSeal(services, dayInLanguage(snapshot.language, sealedAt)) };
  const { bytes, pages } = await drawCertificates(services, [snapshot], printed);
  if (!seal) return { bytes, pages, sealedAt };
  const task = { bytes, seal, at: sealedAt, hasTimestampPlace: Boolean(timestamps) };
  const sealed = await threads.run<SealTask, Uint8Array<ArrayBuffer>>(sealWorker, task);
  return { bytes: Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength), pages, sealedAt };
}

/** @param day the day of sealing; null in a preview */
export function printedSeal(
  { seal, config }: { seal: SealKey | null; config: Services["config"] },
  day: string | null,
): PdfTask["seal"] {
  return seal && { issuer: seal.issuer, rootSha256: seal.rootSha256, day, checkedAt: `${config.webUrl}/verify` };
}

async function loadLogos(storage: Services["storage"], snapshots: CertificateSnapshot[]): Promise<PdfTask["logos"]> {
  const logos = new Map<string, Uint8Array>();
  for (const id of new Set(snapshots.flatMap(({ company }) => company.logoId ?? []))) {
    const bytes = await storage.read(id).catch(() => undefined);
    if (bytes) logos.set(id, bytes);
  }
  return logos;
}
