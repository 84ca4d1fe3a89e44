import { useText } from "../i18n/useText.ts";
import { usePicture } from "../upload/usePicture.ts";
import styles from "./Matrix.module.css";

type Props = {
  photos: readonly { readonly url: string; readonly fileName: string }[];
  name: string;
  onView: (url: string) => void;
};

/** The first photo of a cell, marked with the number of further photos. */
export function MatrixPhoto({ photos, name, onView }: Props) {
  const text = useText();
  const url = photos[0]?.url ?? "";
  const { isFailed, onError } = usePicture(url);
  if (isFailed) return <span className={styles.photo}>{text("step.attachmentCount", { count: photos.length })}</span>;
  return (
    <button type="button" className={styles.photo} onClick={() => onView(url)}>
      <img src={url} alt={text("matrix.photoOf", { name })} loading="lazy" onError={onError} />
      {photos.length > 1 && <span className={styles.more}>+{photos.length - 1}</span>}
    </button>
  );
}
