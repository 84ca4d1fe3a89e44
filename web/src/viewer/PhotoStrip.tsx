import { useEffect, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Thumbnail } from "../photo/Thumbnail.tsx";
import { LazyImage } from "../ui/LazyImage.tsx";
import { useWasNear } from "../ui/useWasNear.ts";
import { usePicture } from "../upload/usePicture.ts";
import styles from "./PhotoViewer.module.css";
import type { ViewerPhoto } from "./viewerPhoto.ts";

type Props = { photos: readonly ViewerPhoto[]; index: number; onShow: (index: number) => void };

export function PhotoStrip({ photos, index, onShow }: Props) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [index]);
  return (
    <div className={styles.strip}>
      <span className={styles.position} role="status">
        <span className="heard-only">{photos[index]?.fileName}, </span>
        <Text id="photoTray.position" values={{ number: index + 1, total: photos.length }} />
      </span>
      <ul ref={list} className={styles.thumbnails}>
        {photos.map(({ url, file, thumbnailUrl, fileName, description }, at) => (
          <li key={url}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={at === index || undefined}
              aria-label={
                description
                  ? text("attachment.view", { fileName, place: description })
                  : text("photoTray.enlarge", { fileName })
              }
              onClick={() => onShow(at)}
            >
              {file ? <FileInSight file={file} /> : <StripPicture url={url} thumbnailUrl={thumbnailUrl} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StripPicture({ url, thumbnailUrl }: Pick<ViewerPhoto, "url" | "thumbnailUrl">) {
  const { src, onError } = usePicture(url, thumbnailUrl);
  return <LazyImage src={src} alt="" onError={onError} />;
}

/** Draws the file once its place is in sight, because the strip can have hundreds of photos. */
function FileInSight({ file }: { file: File }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const wasNear = useWasNear(place);
  return (
    <span ref={setPlace} className={styles.inSight}>
      {wasNear && <Thumbnail file={file} />}
    </span>
  );
}
