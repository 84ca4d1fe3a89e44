import { forgetFile, storeFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import { logoFault } from "./logoFault.ts";
import { useSendLogo } from "./useSendLogo.ts";

const logo = "logo";

/** The logo's upload, in the queue that also sends the files of steps. A closed page may have left it over. */
export function useLogoUpload() {
  const { uploads, add, retry, cancel } = useUploads();
  const send = useSendLogo();
  useAdoptOrphanedUploads();
  const own = uploads.filter(({ entryId }) => entryId === logo);
  const upload = own.at(-1) ?? null;
  const drop = (id: string) => {
    cancel(id);
    forgetFile(id);
  };
  const stop = () => {
    for (const { id } of own) drop(id);
  };
  return {
    upload,
    start: (file: File) => {
      stop();
      const chosen = {
        id: crypto.randomUUID(),
        entryId: logo,
        path: window.location.pathname,
        file,
        keepsPlace: false,
      };
      add(chosen, send, logoFault(file) ? undefined : storeFile(chosen));
    },
    again: () => {
      for (const { id } of own) if (id !== upload?.id) drop(id);
      if (upload) retry(upload, send);
    },
    stop,
  };
}
