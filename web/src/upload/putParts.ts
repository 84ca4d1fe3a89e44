import { type PutOptions, putFile } from "./putFile.ts";

/** In bytes; the service's parts have this size. A smaller file is sent whole. */
export const partBytes = 5_000_000;

/** Links expire after five minutes, so new ones are requested in time. */
const linkMs = 4 * 60_000;

export type PartLinks = {
  readonly parts: readonly { readonly offset: number; readonly size: number; readonly uploadUrl: string }[];
  readonly joinUrl: string | null | undefined;
};

/** Sends the parts that the service lacks, then joins them. @throws UploadFailure, and the errors of `askLinks` */
export async function putParts(
  askLinks: () => Promise<PartLinks>,
  file: File,
  { onProgress, signal }: PutOptions,
): Promise<void> {
  const put = (url: string, bytes: Blob[], report: (share: number) => void) =>
    putFile(url, new File(bytes, file.name, { type: file.type }), { onProgress: report, signal });
  for (;;) {
    const askedAt = performance.now();
    const { parts, joinUrl } = await askLinks();
    let lacking = parts.reduce((sum, { size }) => sum + size, 0);
    for (const { offset, size, uploadUrl } of parts) {
      if (signal.aborted) return;
      if (performance.now() - askedAt > linkMs) break;
      const before = file.size - lacking;
      const report = (share: number) => onProgress((before + share * size) / file.size);
      await put(uploadUrl, [file.slice(offset, offset + size)], report);
      lacking -= size;
    }
    if (lacking > 0) continue;
    if (joinUrl && !signal.aborted) await put(joinUrl, [], () => undefined);
    return;
  }
}
