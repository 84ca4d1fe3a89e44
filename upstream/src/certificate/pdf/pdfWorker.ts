import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { renderCertificates } from "./renderCertificates.ts";

export type PdfTask = {
  snapshots: CertificateSnapshot[];
  /** The URL of certificate pages, without a code. */
  certificatePages: string;
  /** PNG files by id. */
  logos: Map<string, Uint8Array>;
};

export type RenderedPdf = {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
};

export default ({ snapshots, certificatePages, logos }: PdfTask) =>
  renderCertificates(snapshots, (code) => `${certificatePages}${code}`, logos);
