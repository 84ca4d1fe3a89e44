import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { MissingPicture } from "../../ui/MissingPicture.tsx";
import { usePicture } from "../../upload/usePicture.ts";
import type { FaultPhoto_report$data, FaultPhoto_report$key } from "./__generated__/FaultPhoto_report.graphql.ts";
import styles from "./FaultCase.module.css";

const PhotoViewer = lazy(async () => ({ default: (await import("../../viewer/PhotoViewer.tsx")).PhotoViewer }));

type Photo = NonNullable<FaultPhoto_report$data["photo"]>;

export function FaultPhoto({ reportRef }: { reportRef: FaultPhoto_report$key }) {
  const { photo } = useFragment(
    graphql`
      fragment FaultPhoto_report on FaultReport {
        photo {
          fileName
          url
          thumbnailUrl
        }
      }
    `,
    reportRef,
  );
  return photo ? <Picture photo={photo} /> : null;
}

function Picture({ photo }: { photo: Photo }) {
  const text = useText();
  const { url, thumbnailUrl, fileName } = photo;
  const { src, isFailed, isOffline, onError } = usePicture(url, thumbnailUrl);
  const [isOpen, setOpen] = useState(false);
  const description = text("fault.photo");
  return (
    <div className={styles.photo}>
      {isFailed ? (
        <MissingPicture fileName={fileName} isOffline={isOffline} />
      ) : (
        <img src={src} alt={description} width={96} height={72} onError={onError} />
      )}
      <span className={styles.photoName}>
        {fileName}
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          <Text id="fault.openPhoto" />
        </button>
      </span>
      {isOpen && (
        <Suspense>
          <PhotoViewer
            photos={[{ url, thumbnailUrl, fileName, place: null, description, factsRef: null }]}
            url={url}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
