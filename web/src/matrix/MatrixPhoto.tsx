import { useText } from "../i18n/useText.ts";
import { LazyImage } from "../ui/LazyImage.tsx";
import { usePicture } from "../upload/usePicture.ts";
import type { ViewerPhoto } from "../viewer/viewerPhoto.ts";
import styles from "./Matrix.module.css";

type Props = {
  photos: readonly Pick<ViewerPhoto, "url" | "thumbnailUrl" | "fileName">[];
  name: string;
  onView: (url: string) => void;
};

export function MatrixPhoto({ photos, name, onView }: Props) {
  const text = useText();
  const url = photos[0]?.url ?? "";
  const { src, isFailed, onError } = usePicture(url, photos[0]?.thumbnailUrl);
  if (isFailed) return <span className={styles.photo}>{text("step.attachmentCount", { count: photos.length })}</span>;
  return (
    <button type="button" className={styles.photo} onClick={() => onView(url)}>
      <LazyImage src={src} alt={text("matrix.photoOf", { name })} onError={onError} />
      {photos.length > 1 && <span className={styles.more}>+{photos.length - 1}</span>}
    </button>
  );
}
