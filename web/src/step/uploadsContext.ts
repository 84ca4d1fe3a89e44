import { createContext, use } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
import type { PutOptions } from "./putFile.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

/** Sends a file and has it recorded; a cancelled one ends as done. */
export type SendFile = (options: PutOptions) => Promise<Outcome>;

/** A file on its way to a step entry: how much of it has gone, from 0 to 1, or why it stopped. */
export type Upload = {
  id: number;
  entryId: string;
  file: File;
  share: number;
  problem: Problem | null;
  send: SendFile;
};

/** A step entry's attachments as the last change left them, and that change's end. */
export type AttachmentList = { current: readonly AttachmentInput[]; last: Promise<unknown> };

export type Uploads = {
  uploads: readonly Upload[];
  add: (entryId: string, file: File, send: SendFile) => void;
  retry: (upload: Upload) => void;
  cancel: (id: number) => void;
  listOf: (entryId: string) => AttachmentList;
};

/** Uploads live above the pages, so that they go on, and fail aloud, when their step is left. */
export const UploadsContext = createContext<Uploads | null>(null);

export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error("Attachments need the uploads' provider above them");
  return uploads;
}
