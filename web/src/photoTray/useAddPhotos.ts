import { useCallback } from "react";
import { useLocation } from "react-router";
import { useText } from "../i18n/useText.ts";
import { photoFault } from "../upload/fileFault.ts";
import { chosenOrigin } from "../upload/fileOrigin.ts";
import { storeFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";

export function useAddPhotos(trayId: string, projectName: string) {
  const { hold } = useUploads();
  const text = useText();
  const { pathname } = useLocation();
  return useCallback(
    (files: readonly File[], plannedEntryId?: string) => {
      const subject = `${projectName} · ${text("photoTray.title")}`;
      const path = `${pathname}?view=photos`;
      const photos = files.map((file) => ({
        id: crypto.randomUUID(),
        entryId: trayId,
        file,
        keepsPlace: false,
        origin: chosenOrigin(),
        plannedEntryId,
        subject,
        path,
      }));
      for (const photo of photos) if (!photoFault(photo.file)) void storeFile(photo);
      hold(photos);
    },
    [hold, trayId, projectName, pathname, text],
  );
}
