import { type CheckedFile, checkFile } from "./checkFile.ts";
import { type CertificateData, readCertificateData } from "./readCertificateData.ts";
import type { PublishedKey } from "./verifySeal.ts";

export type CheckTask = { file: File; keys: readonly PublishedKey[] };

/** The result for the seal is posted before the data is read, which a file may make slow or fatal. */
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
