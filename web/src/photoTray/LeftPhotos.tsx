import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { UploadList } from "../attachment/AttachmentUpload.tsx";
import { Text } from "../i18n/Text.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { forgetFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import styles from "./PhotoTray.module.css";
import { usePhotosView } from "./photosView.ts";

/** The tray of a project that accepts no more photos: they can only be discarded. */
export function LeftPhotos({ trayId }: { trayId: string }) {
  useAdoptOrphanedUploads();
  const { close } = usePhotosView();
  const { uploads, cancel } = useUploads();
  const photos = uploads.filter(({ entryId }) => entryId === trayId);
  return (
    <section aria-labelledby="photo-tray">
      <div className={styles.head}>
        <h2 id="photo-tray" tabIndex={-1} ref={takeFreeFocus}>
          <Text id="photoTray.title" />
        </h2>
        <Button icon={<ChevronLeft />} onClick={close}>
          <Text id="photoTray.close" />
        </Button>
      </div>
      <p>
        <Text id="photoTray.left" />
      </p>
      <UploadList
        uploads={photos}
        onSend={null}
        onRemove={(id) => {
          cancel(id);
          forgetFile(id);
        }}
      />
    </section>
  );
}
