import { useEffect, useRef, useState } from "react";

type Run = (draw: () => Promise<void>) => Promise<void>;

const atOnce: Run = (draw) => draw();

/** Draws a photo on a canvas, because the security policy forbids local image addresses. `isDrawable` is false if decoding fails. */
export function useDrawnPhoto(file: File, height: number, run: Run = atOnce) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawable, setDrawable] = useState(true);
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
    run(draw).catch(() => isLeft || setDrawable(false));
    return () => {
      isLeft = true;
    };
  }, [file, height, run]);
  return { canvas, isDrawable };
}
