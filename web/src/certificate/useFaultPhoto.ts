import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { fileFault } from "../upload/fileFault.ts";
import { fileEnding } from "../upload/fileKind.ts";
import { contentType, uploadTo } from "../upload/putFile.ts";
import type { useFaultPhotoMutation } from "./__generated__/useFaultPhotoMutation.graphql.ts";

const maxBytes = 10_000_000;
const endings = new Set(["jpg", "jpeg", "png", "webp"]);
const endingsByType = new Map([
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
]);

export type FaultPhoto = ReturnType<typeof useFaultPhoto>;

/** The photo of a fault report. `send` uploads it once, and returns its address or the reason for a failure. */
export function useFaultPhoto(code: string) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const arrived = useRef<{ file: File; fileUrl: string } | null>(null);
  const [createUpload] = useMutationResult<useFaultPhotoMutation>(graphql`
    mutation useFaultPhotoMutation($input: CreateFaultUploadInput!) {
      createFaultUpload(input: $input) {
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
  const choose = (chosen: File) => {
    const found = photoFault(chosen);
    setFault(found);
    if (found === null) setFile(chosen);
  };
  const remove = () => {
    arrived.current = null;
    setFile(null);
    setFault(null);
  };
  const send = async (): Promise<{ photoUrl?: string } | MutationFailure> => {
    if (!file) return {};
    if (arrived.current?.file === file) return { photoUrl: arrived.current.fileUrl };
    const sent = withEnding(file);
    const target = { code, fileName: sent.name, contentType: contentType(sent), size: sent.size };
    const result = await uploadTo(await createUpload(target), sent);
    if ("kind" in result) return result;
    arrived.current = { file, fileUrl: result.fileUrl };
    return { photoUrl: result.fileUrl };
  };
  const sendAgain = () => {
    arrived.current = null;
  };
  return { file, fault, choose, remove, send, sendAgain };
}

function photoFault(file: File): string | null {
  const ending = fileEnding(file.name);
  if (/^hei[cf]$/.test(ending) || /^image\/hei[cf]/.test(file.type)) return "FILE_HEIC";
  if (!endings.has(ending) && (ending !== "" || !endingsByType.has(file.type))) return "FILE_NOT_PHOTO";
  return file.size > maxBytes ? "FILE_TOO_LARGE" : fileFault(file);
}

/** The service needs the ending of a photo's name, which some phones leave out. */
function withEnding(file: File): File {
  if (endings.has(fileEnding(file.name))) return file;
  return new File([file], `${file.name}.${endingsByType.get(file.type)}`, { type: file.type });
}
