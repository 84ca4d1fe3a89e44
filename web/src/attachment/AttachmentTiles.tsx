import { lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRetainedPlaces } from "../ui/useRetainedPlaces.ts";
import { fileKey } from "../upload/fileKey.ts";
import { fileKind } from "../upload/fileKind.ts";
import { RoomContext, type ViewerPhoto } from "../viewer/viewerPhoto.ts";
import type { AttachmentTiles_attachments$key } from "./__generated__/AttachmentTiles_attachments.graphql.ts";
import { AttachmentTile } from "./AttachmentTile.tsx";
import styles from "./AttachmentTiles.module.css";
import { RemovedTile } from "./RemovedTile.tsx";
import type { ShownAttachment, useAttachmentRemoval } from "./useAttachmentRemoval.ts";

const RoomPhotoViewer = lazy(async () => ({
  default: (await import("../viewer/RoomPhotoViewer.tsx")).RoomPhotoViewer,
}));

type Props = {
  attachmentsRef: AttachmentTiles_attachments$key;
  /** The step and product that the image descriptions name. */
  place: string;
  removal?: ReturnType<typeof useAttachmentRemoval>;
  /** The placeholder of a photo that a phone may send next. */
  next?: ReactNode;
};

const none: ReadonlyMap<string, ShownAttachment> = new Map();

/** An image opens in the viewer, any other file in a new window. */
export function AttachmentTiles({ attachmentsRef, place, removal, next }: Props) {
  const attachments = useFragment(
    graphql`
      fragment AttachmentTiles_attachments on Attachment @relay(plural: true) {
        url
        thumbnailUrl
        fileName
        size
        ...PhotoFacts_attachment
      }
    `,
    attachmentsRef,
  );
  const [viewedUrl, setViewedUrl] = useState<string | null>(null);
  const room = useContext(RoomContext);
  const present = new Map(attachments.map((attachment) => [fileKey(attachment.url), attachment]));
  const removed = removal?.removed ?? none;
  const { places } = useRetainedPlaces([...present.keys()], (key) => removed.has(key));
  const own = (): ViewerPhoto[] =>
    attachments
      .filter(({ fileName }) => fileKind(fileName) === "image")
      .map((attachment) => {
        const { url, thumbnailUrl, fileName } = attachment;
        return { url, thumbnailUrl, fileName, place: null, description: place, factsRef: attachment };
      });
  return (
    <>
      <ul className={styles.tiles}>
        {places.map((key, index) => {
          const gone = removed.get(key);
          const attachment = present.get(key);
          if (gone && removal)
            return (
              <RemovedTile
                key={`removed ${key}`}
                attachment={gone}
                onUndo={() => removal.undo(gone, places.slice(0, index))}
              />
            );
          return (
            attachment && (
              <AttachmentTile
                key={key}
                attachment={attachment}
                place={place}
                takesFocus={removal?.returned === key}
                onView={() => setViewedUrl(attachment.url)}
                onRemove={removal && (() => removal.remove(attachment))}
              />
            )
          );
        })}
        {next && <li className={styles.next}>{next}</li>}
      </ul>
      {viewedUrl && (
        <Suspense>
          <RoomPhotoViewer roomRef={room} others={own()} url={viewedUrl} onClose={() => setViewedUrl(null)} />
        </Suspense>
      )}
    </>
  );
}
