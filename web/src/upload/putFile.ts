import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import { fileEnding } from "./fileKind.ts";

/** A failed upload: cancelled by the person, refused with a code, or failed without one. */
export class UploadFailure extends Error {
  readonly isCancelled: boolean;
  readonly code: string | null;

  constructor(isCancelled: boolean, code: string | null = null) {
    super(isCancelled ? "The upload was cancelled" : "The upload failed");
    this.name = "UploadFailure";
    this.isCancelled = isCancelled;
    this.code = code;
  }
}

/** After this time without progress the connection is considered lost. A slow upload may continue. */
const silenceMs = 30_000;
/** The time for the answer, counted from the last byte given to the network. */
const answerMs = 60_000;
const wholeMs = 30 * 60_000;

export type PutOptions = { onProgress: (share: number) => void; signal: AbortSignal };

/** PUTs a file without cookies or token, by XMLHttpRequest, since fetch reports no progress. @throws UploadFailure */
export function putFile(url: string, file: File, { onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.withCredentials = false;
    request.setRequestHeader("content-type", contentType(file));
    request.timeout = wholeMs;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (milliseconds: number) => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), milliseconds);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(silenceMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => waitFor(answerMs);
    request.onloadend = () => clearTimeout(silence);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new UploadFailure(false, codeOf(request)));
    };
    request.onerror = () => reject(new UploadFailure(false));
    request.ontimeout = () => reject(new UploadFailure(false));
    // Timeouts and page unloads also abort. Only an abort by the caller's signal counts as cancelled.
    request.onabort = () => reject(new UploadFailure(signal.aborted));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    waitFor(silenceMs);
    request.send(file);
  });
}

/** STORAGE_FULL, or the refusal code of our own file service; null for other services. */
function codeOf({ status, responseText }: XMLHttpRequest): string | null {
  if (status === 507) return "STORAGE_FULL";
  return /"code":\s*"(FILE_[A-Z_]+)"/.exec(responseText)?.[1] ?? null;
}

export function uploadResult({ isCancelled, code }: UploadFailure): MutationResult {
  if (isCancelled) return { kind: "done" };
  const isRefused = code !== null && code !== "STORAGE_FULL";
  return isRefused ? { kind: "refused", code } : { kind: "failed", requestId: null, code };
}

const typesByEnding = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["svg", "image/svg+xml"],
  ["pdf", "application/pdf"],
]);

/** The media type of the file name's ending, as the service checks it. Some computers report other types. */
export function contentType({ name, type }: File): string {
  return typesByEnding.get(fileEnding(name)) ?? (type || "application/octet-stream");
}

type UploadTarget = { kind: "target"; uploadUrl: string; fileUrl: string };

type TargetAnswer = MutationResult & {
  readonly payload: {
    readonly uploadUrl: string | null | undefined;
    readonly fileUrl: string | null | undefined;
  } | null;
};

/** PUTs a file to an address that the service gave, and returns the file's later address. */
export async function uploadTo(answer: TargetAnswer, file: File): Promise<{ fileUrl: string } | MutationFailure> {
  const target = toUploadTarget(answer);
  if (target.kind !== "target") return target;
  try {
    await putFile(target.uploadUrl, file, { onProgress: () => {}, signal: new AbortController().signal });
    return { fileUrl: target.fileUrl };
  } catch (error) {
    const result = error instanceof UploadFailure ? uploadResult(error) : null;
    return result && result.kind !== "done" ? result : { kind: "failed", requestId: null };
  }
}

export function toUploadTarget({ payload, ...result }: TargetAnswer): UploadTarget | MutationFailure {
  const { uploadUrl, fileUrl } = payload ?? {};
  if (uploadUrl && fileUrl) return { kind: "target", uploadUrl, fileUrl };
  return result.kind === "done" ? { kind: "failed", requestId: null } : result;
}
