import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { readPhotoFacts } from "../photo/photoFacts.ts";
import { pictureFault } from "../photo/pictureFault.ts";
import { stripLocation } from "../photo/stripLocation.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { photoFault } from "../upload/fileFault.ts";
import { contentType, putFile, toUploadTarget, UploadFailure, uploadResult } from "../upload/putFile.ts";
import { ReadFailure, readFile } from "../upload/readFile.ts";
import { type FileToSend, type SendFile, useUploads } from "../upload/uploadsContext.ts";
import type { useSendPhotoAddMutation } from "./__generated__/useSendPhotoAddMutation.graphql.ts";
import type { useSendPhotoUploadMutation } from "./__generated__/useSendPhotoUploadMutation.graphql.ts";
import type { Camera } from "./useCamera.ts";

type Options = {
  secret: string;
  onSent: (file: FileToSend, camera: Camera) => void;
  onEnded: () => void;
};

/** Sends a photo without its location to the step of `secret`. An arrived photo is not uploaded again. */
export function useSendPhoto({ secret, onSent, onEnded }: Options): SendFile {
  const { language } = useLanguage();
  const { arrived } = useUploads();
  const [createUpload] = useMutationResult<useSendPhotoUploadMutation>(graphql`
    mutation useSendPhotoUploadMutation($input: CreateCameraUploadInput!) {
      createCameraUpload(input: $input) {
        uploadUrl
        fileUrl
        userErrors {
          code
          path
          min
          max
          retryAfter
        }
      }
    }
  `);
  const [addAttachment] = useMutationResult<useSendPhotoAddMutation>(graphql`
    mutation useSendPhotoAddMutation($input: AddCameraAttachmentInput!) {
      addCameraAttachment(input: $input) {
        camera {
          companyName
          projectName
          installationTitle
          stepNumber
          stepTitle
          productTitle
          attachmentCount
          requiresAttachments
          expiresAt
          maxFiles
          attachedFiles
          remainingFiles
        }
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback(
    async (chosen, options) => {
      const { id, file } = chosen;
      const upload = async (): Promise<MutationFailure | null> => {
        const fault = photoFault(file);
        if (fault) return { kind: "refused", code: fault };
        const bytes = new Uint8Array(await readFile(file));
        const code = await pictureFault(bytes);
        if (code) return { kind: "refused", code };
        const sent = new File([stripLocation(bytes)], file.name, { type: file.type });
        const { name: fileName, size } = sent;
        const input = { secret, fileName, size, contentType: contentType(sent), ...(await readPhotoFacts(bytes)) };
        const target = toUploadTarget(await createUpload(input));
        if (target.kind !== "target") return target;
        await putFile(target.uploadUrl, sent, options);
        arrived.set(id, { url: target.fileUrl, fileName });
        return null;
      };
      const send = async (): Promise<MutationResult> => {
        const failure = arrived.has(id) ? null : await upload();
        const attachment = arrived.get(id);
        if (failure || !attachment) return failure ?? { kind: "failed", requestId: null };
        const { payload, errors: _, ...result } = await addAttachment({ secret, attachment, language });
        if (payload?.camera) onSent(chosen, payload.camera);
        return result;
      };
      const result = await send().catch(toErrorResult);
      if (result.kind === "refused" && result.code === "CAMERA_GRANT_ENDED") onEnded();
      return result;
    },
    [secret, language, arrived, createUpload, addAttachment, onSent, onEnded],
  );
}

function toErrorResult(error: unknown): MutationResult {
  if (error instanceof ReadFailure) return { kind: "refused", code: error.code };
  if (error instanceof UploadFailure) return uploadResult(error);
  throw error;
}
