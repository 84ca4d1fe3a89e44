import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRetainedPlaces } from "../ui/useRetainedPlaces.ts";
import type { AttachmentTiles_attachments$key } from "./__generated__/AttachmentTiles_attachments.graphql.ts";
import { AttachmentTile } from "./AttachmentTile.tsx";
import styles from "./AttachmentTiles.module.css";
import { fileKey } from "./fileKey.ts";
import { ImageViewer } from "./ImageViewer.tsx";
import { RemovedTile } from "./RemovedTile.tsx";
import type { ShownAttachment, useAttachmentRemoval } from "./useAttachmentRemoval.ts";

type Props = {
  attachmentsRef: AttachmentTiles_attachments$key;
  /** The step and product that the image descriptions name. */
  place: string;
  removal?: ReturnType<typeof useAttachmentRemoval>;
  /** Stands in the place of a file that is awaited. */
  next?: ReactNode;
};

const none: ReadonlyMap<string, ShownAttachment> = new Map();

/** An image opens in the viewer, any other file in a new window. */
export function AttachmentTiles({ attachmentsRef, place, removal, next }: Props) {
  const attachments = useFragment(
    graphql`
      fragment AttachmentTiles_attachments on Attachment @relay(plural: true) {
        url
        fileName
        size
        ...PhotoFacts_attachment
      }
    `,
    attachmentsRef,
  );
  const [viewed, setViewed] = useState<(typeof attachments)[number] | null>(null);
  const present = new Map(attachments.map((attachment) => [fileKey(attachment.url), attachment]));
  const removed = removal?.removed ?? none;
  const { places } = useRetainedPlaces([...present.keys()], (key) => removed.has(key));
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
                onView={() => setViewed(attachment)}
                onRemove={removal && (() => removal.remove(attachment))}
              />
            )
          );
        })}
        {next && <li className={styles.next}>{next}</li>}
      </ul>
      {viewed && (
        <ImageViewer
          url={viewed.url}
          fileName={viewed.fileName}
          description={`${viewed.fileName}, ${place}`}
          factsRef={viewed}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}
