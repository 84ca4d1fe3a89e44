import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AttachmentTiles_attachments$key } from "./__generated__/AttachmentTiles_attachments.graphql.ts";
import { AttachmentTile } from "./AttachmentTile.tsx";
import styles from "./AttachmentTiles.module.css";
import { ImageViewer } from "./ImageViewer.tsx";

type Props = {
  attachmentsRef: AttachmentTiles_attachments$key;
  /** Where the files belong, for the images' descriptions: the step, and the product where the step has been opened. */
  place: string;
  /** Given where attachments may be removed; gets the place in the list. */
  onRemove?: (index: number) => void;
};

/** Attachments as tiles. An image opens the viewer, anything else a new window. */
export function AttachmentTiles({ attachmentsRef, place, onRemove }: Props) {
  const attachments = useFragment(
    graphql`
      fragment AttachmentTiles_attachments on Attachment @relay(plural: true) {
        url
        fileName
        ...AttachmentTile_attachment
      }
    `,
    attachmentsRef,
  );
  const [viewed, setViewed] = useState<{ url: string; fileName: string } | null>(null);
  return (
    <>
      <ul className={styles.tiles}>
        {attachments.map((attachment, index) => (
          <AttachmentTile
            key={attachment.url}
            attachmentRef={attachment}
            place={place}
            onView={() => setViewed(attachment)}
            onRemove={onRemove && (() => onRemove(index))}
          />
        ))}
      </ul>
      {viewed && (
        <ImageViewer
          url={viewed.url}
          fileName={viewed.fileName}
          description={`${viewed.fileName}, ${place}`}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}
