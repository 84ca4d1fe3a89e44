import { createContext, use } from "react";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import type { FileOrigin } from "./fileOrigin.ts";
import type { PutOptions } from "./putFile.ts";

/** An uploaded file's address and the name that the person chose. */
export type ArrivedFile = { readonly url: string; readonly fileName: string };

/** A file for a step entry. `keepsPlace`: the photo keeps its location data. */
export type FileToSend = {
  id: string;
  entryId: string;
  file: File;
  keepsPlace: boolean;
  /** Undefined if the browser does not tell the origin. */
  origin?: FileOrigin;
  /** The same for all photos that one press sends from a photo tray. Nobody is asked about equal photos among them. */
  addingKey?: string;
  /** In a photo tray: the step entry that the person chose; null if taken back, undefined before a choice. */
  plannedEntryId?: string | null;
  /** The installation, so that the file can be sent while its page is closed. */
  installationId?: string;
  /** Room, step and product, shown with the file on other pages. */
  subject?: string;
  /** The page that shows the file. */
  path?: string;
  /** True after an attempt without an answer. The file is sent again when the connection returns. */
  awaitsConnection?: boolean;
  /** The address of an announced file of which parts may have arrived. */
  begunUrl?: string | undefined;
  /** The address and name of an uploaded file. The next try records the file without another upload. */
  arrived?: ArrivedFile;
};

/** `onRecording` is called when the bytes have arrived and recording starts. */
export type SendOptions = PutOptions & { onRecording?: () => void };

/** Uploads and records a file. If the signal aborts, the file is removed again, and the result is "done". */
export type SendFile = (file: FileToSend, options: SendOptions) => Promise<MutationResult>;

/** An upload; `share` is the sent part, from 0 to 1. */
export type Upload = FileToSend & {
  share: number;
  failure: MutationFailure | null;
  /** True until the browser has stored the file. A reload would lose the file until then. */
  isBeingStored: boolean;
  /** True between two automatic tries after a broken connection. */
  isResting: boolean;
  /** True for a file left over from a closed page. It is sent on request, or by itself if `isToBeResumed`. */
  isWaiting: boolean;
  /** True for a cancelled file that may have been recorded. It is being removed, or its removal failed. */
  isCancelled: boolean;
  isRecording: boolean;
};

/** The attachments as the service has them; changes are made against `version`. */
export type AttachmentListState = {
  attachments: readonly ArrivedFile[];
  version: string | null;
};

/** `current` is the list without changes that are still running; `last` resolves when the last of those has ended. */
export type AttachmentList = { current: AttachmentListState; last: Promise<unknown> };

export type Uploads = {
  uploads: readonly Upload[];
  /** Sends a file once `kept` has resolved: the browser has then stored the file, so a reload cannot lose it. */
  add: (file: FileToSend, send: SendFile, kept?: Promise<void>) => void;
  hold: (files: readonly FileToSend[]) => void;
  retry: (upload: Upload, send: SendFile) => void;
  /** Cancels an upload. A file that may already have been recorded stays listed until it is removed. */
  cancel: (id: string) => void;
  listOf: (entryId: string) => AttachmentList;
  /** The uploaded files of all pages by id. */
  arrived: Map<string, ArrivedFile>;
};

/** The context is above the pages, so that uploads continue and report failures after their step is left. */
export const UploadsContext = createContext<Uploads | null>(null);

export function isUnderWay({ failure, isWaiting }: Upload): boolean {
  return failure === null && !isWaiting;
}

/** True for a closed page's file that is sent on reconnect. Without its installation it cannot be sent. */
export const isToBeResumed = ({ isWaiting, awaitsConnection, installationId }: Upload): boolean =>
  isWaiting && awaitsConnection === true && installationId !== undefined;

export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error("Attachments need the uploads' provider above them");
  return uploads;
}
