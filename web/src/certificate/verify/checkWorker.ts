import { type CheckedFile, checkFile } from "./checkFile.ts";
import { type CertificateData, readCertificateData } from "./readCertificateData.ts";
import type { PublishedKey } from "./verifySeal.ts";

export type CheckTask = { file: File; keys: readonly PublishedKey[] };

/** The seal's result is posted before the data is read, because a malicious file could crash or stall that reading. */
export type CheckProgress = { check: CheckedFile } | { data: CertificateData | null } | { failed: true };

const { onTask, tell } = {
  onTask: (listen: (task: CheckTask) => void) => addEventListener("message", ({ data }) => listen(data)),
  tell: (progress: CheckProgress) => postMessage(progress),
};

onTask(async ({ file, keys }) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const check = await checkFile(bytes, keys);
    tell({ check });
    tell({ data: check.kind === "unreadable" ? null : await readCertificateData(bytes) });
  } catch {
    tell({ failed: true });
  }
});
