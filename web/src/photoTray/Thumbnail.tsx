import { Media } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import styles from "./PhotoRow.module.css";

const height = 96;
// A photo of a phone takes 50 MB while it is decoded.
const inTurn = limitConcurrency(2);

/** A small picture of a photo on this computer, drawn without an address: the page may show none but the service's. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    let isLeft = false;
    const draw = async () => {
      if (isLeft) return;
      const bitmap = await createImageBitmap(file, { resizeHeight: height, resizeQuality: "medium" });
      if (isLeft || !canvas.current) return bitmap.close();
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
    };
    // Not every browser can draw every kind, such as HEIC.
    inTurn(draw).catch(() => isLeft || setShown(false));
    return () => {
      isLeft = true;
    };
  }, [file]);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {isShown ? <canvas ref={canvas} width={0} height={0} /> : <Media />}
    </span>
  );
}
