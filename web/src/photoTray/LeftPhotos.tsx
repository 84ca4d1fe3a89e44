import { UploadList } from "../attachment/AttachmentUpload.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { forgetFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import { usePhotosView } from "./photosView.ts";

/** The tray of a project that accepts no more photos. A person can only discard the photos in it. */
export function LeftPhotos({ trayId, title }: { trayId: string; title: string }) {
  useAdoptOrphanedUploads();
  const text = useText();
  const { back } = usePhotosView();
  const { uploads, cancel } = useUploads();
  const photos = uploads.filter(({ entryId }) => entryId === trayId);
  return (
    <section aria-label={text("photoTray.title")}>
      <PageHeader title={text("photoTray.title")} back={{ ...back, label: title }} />
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
