import { useCallback } from "react";
import { pictureFault } from "../photo/pictureFault.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { forgetFile } from "../upload/pendingUploads.ts";
import { putFile, UploadFailure, uploadResult } from "../upload/putFile.ts";
import { ReadFailure, readFile } from "../upload/readFile.ts";
import type { SendFile } from "../upload/uploadsContext.ts";
import { limitPixels, logoFault } from "./logoFault.ts";
import { useCreateLogoUpload } from "./useCreateLogoUpload.ts";
import { useSetLogo } from "./useSetLogo.ts";

/** Uploads a picture and sets it as logo. A failed upload stays stored for a retry, even after a reload. */
export function useSendLogo(): SendFile {
  const createUpload = useCreateLogoUpload();
  const { setLogo } = useSetLogo();
  const send: SendFile = useCallback(
    async ({ file }, { onProgress, signal, onRecording }) => {
      const fault = logoFault(file);
      if (fault) return { kind: "refused", code: fault };
      const bytes = await readFile(file);
      const code = await pictureFault(new Uint8Array(bytes), limitPixels);
      if (code) return { kind: "refused", code };
      const target = await createUpload(file);
      if (target.kind !== "target") return target;
      if (signal.aborted) return { kind: "done" };
      await putFile(target.uploadUrl, new File([bytes], file.name, { type: file.type }), { onProgress, signal });
      if (signal.aborted) return { kind: "done" };
      onRecording?.();
      return await setLogo({ url: target.fileUrl });
    },
    [createUpload, setLogo],
  );
  return useCallback(
    async (chosen, options) => {
      const result = await send(chosen, options).catch(toErrorResult);
      if (result.kind !== "failed") forgetFile(chosen.id);
      return result;
    },
    [send],
  );
}

function toErrorResult(error: unknown): MutationResult {
  if (error instanceof ReadFailure) return { kind: "refused", code: error.code };
  if (error instanceof UploadFailure) return uploadResult(error);
  return { kind: "failed", requestId: null };
}
