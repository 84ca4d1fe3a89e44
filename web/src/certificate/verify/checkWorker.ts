import { type CheckedFile, checkFile } from "./checkFile.ts";
import { type CertificateData, readCertificateData } from "./readCertificateData.ts";
import type { PublishedKey } from "./verifySeal.ts";
import { type VerifiedTimestamp, verifyTimestampFile } from "./verifyTimestamp.ts";

/** Checks a file, or the separate file with its time stamp. */
export type CheckTask = { file: File; keys: readonly PublishedKey[] } | { file: File; tsr: ArrayBuffer };

/** The seal's result is posted before the data is read, because a malicious file could crash or stall that reading. */
export type CheckProgress =
  | { check: CheckedFile }
  | { data: CertificateData | null }
  | { timestamp: VerifiedTimestamp | null }
  | { failed: true };

const { onTask, tell } = {
  onTask: (listen: (task: CheckTask) => void) => addEventListener("message", ({ data }) => listen(data)),
  tell: (progress: CheckProgress) => postMessage(progress),
};

onTask(async (task) => {
  try {
    const bytes = new Uint8Array(await task.file.arrayBuffer());
    if ("tsr" in task) return tell({ timestamp: await verifyTimestampFile(task.tsr, bytes.buffer) });
    const check = await checkFile(bytes, task.keys);
    tell({ check });
    tell({ data: check.kind === "unreadable" ? null : await readCertificateData(bytes) });
  } catch {
    tell({ failed: true });
  }
});
