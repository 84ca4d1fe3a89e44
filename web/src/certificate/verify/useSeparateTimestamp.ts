import { useEffect, useState } from "react";
import type { CheckProgress, CheckTask } from "./checkWorker.ts";
import { type Lookup, type SeparateCheck, separateTimestamp } from "./fileFacts.ts";
import { startWorker } from "./startWorker.ts";
import { type FileCheck, maxCheckMs } from "./useFileCheck.ts";

export function useSeparateTimestamp({ file, state }: FileCheck, lookup: Lookup): SeparateCheck {
  const isSealed = typeof state === "object" && state.kind === "sealed";
  const url = isSealed ? separateTimestamp(state, lookup)?.url : undefined;
  const [checked, setChecked] = useState<{ file: File; url: string; result: SeparateCheck } | null>(null);
  useEffect(() => {
    if (!url) return;
    const stopped = new AbortController();
    const settle = (result: SeparateCheck) => {
      if (!stopped.signal.aborted) setChecked({ file, url, result });
    };
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(maxCheckMs)]);
    fetchTimestamp(url, signal)
      .then((tsr) => verify({ file, tsr }, signal))
      .then(settle, () => settle("failed"));
    return () => stopped.abort();
  }, [file, url]);
  return checked?.file === file && checked.url === url ? checked.result : "checking";
}

async function fetchTimestamp(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The register answered with status ${answer.status}`);
  return answer.arrayBuffer();
}

function verify(task: CheckTask, signal: AbortSignal): Promise<SeparateCheck> {
  signal.throwIfAborted();
  const worker = startWorker();
  const verified = new Promise<SeparateCheck>((resolve, reject) => {
    signal.addEventListener("abort", reject);
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<CheckProgress>) =>
      "timestamp" in data ? resolve(data.timestamp ?? "mismatch") : reject(new Error("The worker failed"));
    worker.postMessage(task);
  });
  return verified.finally(() => worker.terminate());
}
