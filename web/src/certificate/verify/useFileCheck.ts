import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckedFile } from "./checkFile.ts";
import type { CheckProgress, CheckTask } from "./checkWorker.ts";
import type { CertificateData } from "./readCertificateData.ts";
import { startWorker } from "./startWorker.ts";
import type { PublishedKey } from "./verifySeal.ts";

export const maxFileBytes = 20_000_000;
export const maxCheckMs = 8_000;

export type FileCheck = {
  file: File;
  state: "checking" | "tooLarge" | "stopped" | "unreadable" | CheckedFile;
  data?: CertificateData | null;
};

/** A worker checks the file, so that the check can be stopped after a timeout. */
export function useFileCheck(keys: readonly PublishedKey[]) {
  const [checked, setChecked] = useState<FileCheck | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const check = useCallback(
    (file: File) => {
      stop.current();
      if (file.size > maxFileBytes) return setChecked({ file, state: "tooLarge" });
      setChecked({ file, state: "checking" });
      const worker = startWorker();
      const settle = (state: "stopped" | "unreadable") => {
        stop.current();
        setChecked((before) => {
          if (!before) return null;
          return { ...before, state: before.state === "checking" ? state : before.state, data: before.data ?? null };
        });
      };
      const timer = setTimeout(() => settle("stopped"), maxCheckMs);
      stop.current = () => {
        clearTimeout(timer);
        worker.terminate();
      };
      worker.onerror = () => settle("unreadable");
      worker.onmessage = ({ data: progress }: MessageEvent<CheckProgress>) => {
        if ("check" in progress) return setChecked({ file, state: progress.check });
        if (!("data" in progress)) return settle("unreadable");
        stop.current();
        setChecked((before) => before && { ...before, data: progress.data });
      };
      worker.postMessage({ file, keys } satisfies CheckTask);
    },
    [keys],
  );
  const forget = useCallback(() => {
    stop.current();
    setChecked(null);
  }, []);
  return { checked, check, forget };
}
