import { Overlay2 } from "@blueprintjs/core";
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import { useInertPage } from "../ui/useInertPage.ts";
import type { PhotoFacts_attachment$key } from "./__generated__/PhotoFacts_attachment.graphql.ts";
import styles from "./ImageViewer.module.css";
import { PhotoFacts } from "./PhotoFacts.tsx";
import { usePanZoom } from "./usePanZoom.ts";
import { ViewerControls } from "./ViewerControls.tsx";
import { viewerKey } from "./viewerKey.ts";

type Props = {
  url: string;
  fileName: string;
  description: string;
  factsRef: PhotoFacts_attachment$key;
  onClose: () => void;
};

/** A full-window image. Wheel, buttons and the keys + - 0 zoom; dragging and arrow keys pan; Escape closes. */
export function ImageViewer({ url, fileName, description, factsRef, onClose }: Props) {
  // State instead of a ref: the overlay mounts the image later, and usePanZoom must then run again.
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { place, zoom, pan, reset, handlers } = usePanZoom(stage, isMissing);
  const keepsFacts = useFeatures().photoProof === true;
  useInertPage();
  useReturnedFocus();
  const act = (event: KeyboardEvent) => {
    const key = viewerKey(event.key);
    if (!key || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (key.kind === "zoom") zoom(key.factor);
    else if (key.kind === "pan") pan(key.x, key.y);
    else reset();
  };
  const style = { "--x": `${place.x}px`, "--y": `${place.y}px`, "--zoom": place.zoom } as CSSProperties;
  return (
    <Overlay2 isOpen hasBackdrop={false} transitionDuration={0} shouldReturnFocusOnClose={false} onClose={onClose}>
      <div className={styles.viewer} role="dialog" aria-modal="true" aria-label={description} onKeyDown={act}>
        <div className={styles.body}>
          <div className={styles.stage} ref={setStage} {...handlers}>
            {isMissing ? (
              <p className={styles.missing} role="alert">
                <Text id="viewer.missing" />
              </p>
            ) : (
              <img
                className={styles.image}
                src={url}
                alt={description}
                draggable={false}
                style={style}
                onError={() => setMissing(true)}
              />
            )}
          </div>
          {keepsFacts && <PhotoFacts attachmentRef={factsRef} />}
        </div>
        <ViewerControls fileName={fileName} zoom={place.zoom} onZoom={zoom} onReset={reset} onClose={onClose} />
      </div>
    </Overlay2>
  );
}

function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
