import { useEffect, useEffectEvent, useRef, useState } from "react";

type Run = (draw: () => Promise<void>) => Promise<void>;

const atOnce: Run = (draw) => draw();

/** Draws a photo on a canvas, because the security policy forbids local image addresses. */
export function useDrawnPhoto(
  file: File,
  /** The height in pixels; null for the photo's own. */
  height: number | null,
  run: Run = atOnce,
  onDrawn?: (canvas: HTMLCanvasElement) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawable, setDrawable] = useState(true);
  const tell = useEffectEvent((drawn: HTMLCanvasElement) => onDrawn?.(drawn));
  useEffect(() => {
    let isLeft = false;
    const draw = async () => {
      if (isLeft) return;
      const bitmap = await createImageBitmap(
        file,
        height === null ? {} : { resizeHeight: height, resizeQuality: "medium" },
      );
      if (isLeft || !canvas.current) return bitmap.close();
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
      tell(canvas.current);
    };
    run(draw).catch(() => isLeft || setDrawable(false));
    return () => {
      isLeft = true;
    };
  }, [file, height, run]);
  return { canvas, isDrawable };
}
