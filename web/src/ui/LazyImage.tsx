import { type ComponentProps, useState, useSyncExternalStore } from "react";
import styles from "./LazyImage.module.css";
import { useWasNear } from "./useWasNear.ts";

const inputs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "beforeprint"] as const;
let isInUse = false;

function onFirstInput(tell: () => void): () => void {
  const use = () => {
    isInUse = true;
    tell();
  };
  for (const input of inputs) window.addEventListener(input, use, { passive: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, use);
  };
}

/** Loads a picture near the view. After the first input the browser does this, and printing then waits for it. */
export function LazyImage({ src, alt, ...props }: ComponentProps<"img">) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const isUsed = useSyncExternalStore(onFirstInput, () => isInUse);
  const isLoaded = useWasNear(image, !isUsed) || isUsed;
  return (
    <img
      ref={setImage}
      className={isLoaded ? undefined : styles.waiting}
      src={isLoaded ? src : undefined}
      alt={alt}
      loading="lazy"
      {...props}
    />
  );
}
