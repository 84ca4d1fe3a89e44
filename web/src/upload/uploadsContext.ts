import { createContext, use } from "react";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import type { PutOptions } from "./putFile.ts";

/** A file at the address where it arrived, under the name that the person chose. */
export type ArrivedFile = { readonly url: string; readonly fileName: string };

/** A file for a step entry. `keepsPlace` is whether a photo may tell where it was taken. */
export type FileToSend = {
  id: string;
  entryId: string;
  file: File;
  keepsPlace: boolean;
  /** In a tray: the suggested entry until somebody confirms it; null if rejected, undefined if undecided. */
  plannedEntryId?: string | null;
  /** The room of a file that can be sent while its page is not open. */
  installationId?: string;
  /** Names the room, step and product, where the file cannot be seen. */
  subject?: string;
  /** The address where the file is seen. */
  path?: string;
  /** True after a try without any answer: the file is sent again once there is one, also after a reload. */
  awaitsConnection?: boolean;
  /** The address of a file that was uploaded and perhaps recorded: another try, after a reload too, records it without sending it again. */
  arrived?: ArrivedFile;
};

/** `onRecording` is called once the bytes have arrived and the record of the file is asked for. */
export type SendOptions = PutOptions & { onRecording?: () => void };

/**
 * Uploads and records a file. A cancelled file ends as done; a recorded one is first removed from the list, also when the signal was
 * aborted before the call.
 */
export type SendFile = (file: FileToSend, options: SendOptions) => Promise<MutationResult>;

/** A file on its way: how much of it has gone, from 0 to 1, or why it stopped. */
export type Upload = FileToSend & {
  share: number;
  failure: MutationFailure | null;
  /** True until the browser has stored the file, which a reload would lose before that. */
  isBeingStored: boolean;
  /** True between two tries: the connection broke, and it is sent again by itself. */
  isResting: boolean;
  /** Left over from a page that went, and not to be sent before that is wished. */
  isWaiting: boolean;
  /** Cancelled when it was recorded or may have been: it is being taken back, or that failed. */
  isCancelled: boolean;
  /** True from when its record was first asked for. */
  isRecording: boolean;
};

/** A step entry's attachments as the service has them, and the version to change them from. */
export type AttachmentListState = {
  attachments: readonly ArrivedFile[];
  version: string | null;
};

/** A step entry's attachments as the last change left them, and that change's end. */
export type AttachmentList = { current: AttachmentListState; last: Promise<unknown> };

export type Uploads = {
  uploads: readonly Upload[];
  /** Sends a file once `kept` has ended: from then on a reload does not lose it. */
  add: (file: FileToSend, send: SendFile, kept?: Promise<void>) => void;
  /** Puts files beside the others without sending them. */
  hold: (files: readonly FileToSend[]) => void;
  retry: (upload: Upload, send: SendFile) => void;
  /** Ends an upload; one that may be recorded stays among the uploads until it is taken back. */
  cancel: (id: string) => void;
  listOf: (entryId: string) => AttachmentList;
  /** By id, the files that have arrived, wherever they were sent from. */
  arrived: Map<string, ArrivedFile>;
};

/** Uploads live above the pages, so that they go on, and fail aloud, when their step is left. */
export const UploadsContext = createContext<Uploads | null>(null);

export function isUnderWay({ failure, isWaiting }: Upload): boolean {
  return failure === null && !isWaiting;
}

/** Left over from a page that nothing answered to, and not sent again yet. */
export const isToBeResumed = ({ isWaiting, awaitsConnection, installationId }: Upload): boolean =>
  isWaiting && awaitsConnection === true && installationId !== undefined;

export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error("Attachments need the uploads' provider above them");
  return uploads;
}
