import type { Threads } from "../threads/createThreads.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import type { PdfTask, RenderedPdf } from "./pdf/pdfWorker.ts";
import { certificateUrl } from "./verifyCertificate.ts";

const worker = new URL("./pdf/pdfWorker.ts", import.meta.url);

/** Draws certificates one after the other into one PDF, in a thread. */
export async function drawCertificates(
  { threads, config }: { threads: Threads; config: { webUrl: string } },
  snapshots: CertificateSnapshot[],
): Promise<{ bytes: Buffer; pages: number }> {
  const task = { snapshots, certificatePages: certificateUrl(config, "") };
  const { bytes, pages } = await threads.run<PdfTask, RenderedPdf>(worker, task);
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), pages };
}
