import { Media } from "@blueprintjs/icons";
import { useDrawnPhoto } from "../photo/useDrawnPhoto.ts";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import styles from "./PhotoRow.module.css";

const height = 96;
// A photo of a phone takes 50 MB while it is decoded.
const inTurn = limitConcurrency(2);

/** A small picture of a photo on this computer. */
export function Thumbnail({ file }: { file: File }) {
  const { canvas, isDrawable } = useDrawnPhoto(file, height, inTurn);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {isDrawable ? <canvas ref={canvas} width={0} height={0} /> : <Media />}
    </span>
  );
}
