import { Media } from "@blueprintjs/icons";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import styles from "./Thumbnail.module.css";
import { useDrawnPhoto } from "./useDrawnPhoto.ts";

const height = 96;
// Decoding a phone's photo takes 50 MB, so only two photos are decoded at a time.
const inTurn = limitConcurrency(2);

export function Thumbnail({ file }: { file: File }) {
  const { canvas, isDrawable } = useDrawnPhoto(file, height, inTurn);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {isDrawable ? <canvas ref={canvas} width={0} height={0} /> : <Media />}
    </span>
  );
}
