import { useCallback, useEffect, useRef, useState } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
import { putFile, UploadFailure } from "../step/putFile.ts";
import { logoFault } from "./logoFault.ts";
import { ReadFailure, readFile } from "./readFile.ts";
import { useCreateLogoUpload } from "./useCreateLogoUpload.ts";
import { useSetLogo } from "./useSetLogo.ts";

/** A logo on its way: how much of it has gone, from 0 to 1, or why it stopped. */
export type LogoUpload = { file: File; share: number; problem: Problem | null };

/** Reads a picture, sends its bytes, and has it shown as the company's logo. One at a time; leaving the page stops it. */
export function useLogoUpload() {
  const createUpload = useCreateLogoUpload();
  const { setLogo } = useSetLogo();
  const [upload, setUpload] = useState<LogoUpload | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = useCallback(
    async (file: File, signal: AbortSignal): Promise<Outcome> => {
      const code = logoFault(file);
      if (code) return { kind: "refused", code };
      try {
        const bytes = await readFile(file);
        const target = await createUpload(file);
        if (target.kind !== "target") return target;
        if (signal.aborted) return { kind: "done" };
        const onProgress = (share: number) => setUpload({ file, share, problem: null });
        await putFile(target.uploadUrl, new File([bytes], file.name, { type: file.type }), { onProgress, signal });
        return await setLogo({ url: target.fileUrl });
      } catch (error) {
        if (error instanceof ReadFailure) return { kind: "refused", code: error.code };
        if (error instanceof UploadFailure && error.isCancelled) return { kind: "done" };
        return { kind: "failed", caseNumber: null };
      }
    },
    [createUpload, setLogo],
  );
  const start = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setUpload({ file, share: 0, problem: null });
    const outcome = await send(file, controller.signal);
    if (running.current === controller)
      setUpload(outcome.kind === "done" ? null : { file, share: 0, problem: outcome });
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setUpload(null);
  };
  return { upload, start: (file: File) => void start(file), stop };
}
