import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { type Printed, renderCertificates } from "./renderCertificates.ts";

export type PdfTask = Printed & {
  snapshots: CertificateSnapshot[];
  certificatePages: string;
};

export type RenderedPdf = {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
};

export default ({ snapshots, certificatePages, ...printed }: PdfTask) =>
  renderCertificates(snapshots, (code) => `${certificatePages}${code}`, printed);
