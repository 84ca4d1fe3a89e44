import { Button, Overlay2 } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useEffectEvent, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useDrawnPhoto } from "../photo/useDrawnPhoto.ts";
import { useInertPage } from "../ui/useInertPage.ts";
import { PhotoFacts } from "./PhotoFacts.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";
import styles from "./PhotoViewer.module.css";
import { usePanZoom } from "./usePanZoom.ts";
import { ViewerControls } from "./ViewerControls.tsx";
import { viewerKey } from "./viewerKey.ts";
import type { ViewerPhoto } from "./viewerPhoto.ts";
import { enlargement, isFitted, ownZoom } from "./viewerZoom.ts";

type Props = {
  photos: readonly ViewerPhoto[];
  url: string;
  /** Called with the photo that was shown last. */
  onClose: (url: string) => void;
};

const panStep = 40;

/** A full-window photo. Wheel, buttons and the keys + - 0 1 zoom. Arrow keys show other photos or pan. */
export function PhotoViewer({ photos, url, onClose }: Props) {
  const text = useText();
  // These are states, not refs: the overlay mounts the image later, and usePanZoom must then run again.
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [image, setImage] = useState<Picture | null>(null);
  const [missingUrl, setMissingUrl] = useState<string | null>(null);
  const [shownUrl, setShownUrl] = useState(url);
  const index = photos.findIndex((photo) => photo.url === shownUrl);
  const photo = photos[index];
  const isMissing = missingUrl === shownUrl;
  const walk = (by: number) => {
    const next = photos[index + by];
    if (!next) return;
    reset();
    setShownUrl(next.url);
  };
  const { place, zoom, zoomToOwn, settle, pan, reset, handlers } = usePanZoom({ stage, image }, isMissing, walk);
  const own = useOwnZoom(image, settle);
  useInertPage();
  useReturnedFocus();
  const zoomTo = (scale: number) => zoom(scale / place.zoom);
  const act = (event: KeyboardEvent) => {
    const key = viewerKey(event.key);
    const isOfSlider = event.target instanceof HTMLInputElement && event.key.startsWith("Arrow");
    if (!key || isOfSlider || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (key.kind === "zoom") zoom(key.factor);
    else if (key.kind === "fit") reset();
    else if (key.kind === "ownPixels") own.zoom !== null && zoomToOwn(own.zoom);
    else if (isFitted(place)) walk(key.x);
    // Arrow keys move the view, so the picture moves the other way.
    else pan(-key.x * panStep, -key.y * panStep);
  };
  if (!photo) return null;
  const description = [photo.fileName, photo.description].filter(Boolean).join(", ");
  const close = () => onClose(shownUrl);
  const style = { "--x": `${place.x}px`, "--y": `${place.y}px`, "--zoom": enlargement(place.zoom) } as CSSProperties;
  return (
    <Overlay2 isOpen hasBackdrop={false} transitionDuration={0} shouldReturnFocusOnClose={false} onClose={close}>
      <div className={styles.viewer} role="dialog" aria-modal="true" aria-label={description} onKeyDown={act}>
        <ViewerControls
          photo={photo}
          place={place}
          ownZoom={own.zoom}
          fittedShare={own.fittedShare}
          onZoom={zoom}
          onZoomTo={zoomTo}
          onOwnZoom={zoomToOwn}
          onFit={reset}
          onClose={close}
        />
        <div className={styles.body}>
          <div className={styles.pictures}>
            <div className={styles.frame}>
              <div className={styles.stage} ref={setStage} {...handlers}>
                {isMissing ? (
                  <p className={styles.missing} role="alert">
                    <Text id={photo.file ? "photoTray.notDrawable" : "viewer.missing"} />
                  </p>
                ) : photo.file ? (
                  <FilePicture
                    key={photo.url}
                    file={photo.file}
                    description={description}
                    style={style}
                    onDrawn={setImage}
                    onError={() => setMissingUrl(photo.url)}
                  />
                ) : (
                  <img
                    key={photo.url}
                    ref={setImage}
                    className={styles.image}
                    src={photo.url}
                    alt={description}
                    draggable={false}
                    style={style}
                    onLoad={() => own.measure()}
                    onError={() => setMissingUrl(photo.url)}
                  />
                )}
              </div>
              {photos.length > 1 && (
                <>
                  <Button
                    className={styles.previous}
                    icon={<ChevronLeft />}
                    aria-label={text("photoTray.previous")}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => walk(-1)}
                  />
                  <Button
                    className={styles.next}
                    icon={<ChevronRight />}
                    aria-label={text("photoTray.next")}
                    aria-disabled={index === photos.length - 1 || undefined}
                    onClick={() => walk(1)}
                  />
                </>
              )}
            </div>
            {photos.length > 1 && <PhotoStrip photos={photos} index={index} onShow={(by) => walk(by - index)} />}
          </div>
          <PhotoFacts photo={photo} isFitted={isFitted(place)} hasOthers={photos.length > 1} onLeave={close} />
        </div>
      </div>
    </Overlay2>
  );
}

type Picture = HTMLImageElement | HTMLCanvasElement;

type FileProps = {
  file: File;
  description: string;
  style: CSSProperties;
  onDrawn: (canvas: HTMLCanvasElement) => void;
  onError: () => void;
};

/** A photo that is not uploaded yet, with all its pixels. */
function FilePicture({ file, description, style, onDrawn, onError }: FileProps) {
  const { canvas, isDrawable } = useDrawnPhoto(file, null, undefined, onDrawn);
  const tellError = useEffectEvent(onError);
  useEffect(() => {
    if (!isDrawable) tellError();
  }, [isDrawable]);
  return (
    <canvas
      ref={canvas}
      className={styles.image}
      role="img"
      aria-label={description}
      style={style}
      width={0}
      height={0}
    />
  );
}

/** The zoom that shows the picture's own pixels, measured when the picture is loaded or the window changes. */
function useOwnZoom(image: Picture | null, settle: (zoom: number | null) => void) {
  const [{ zoom, fittedShare }, setOwn] = useState({ zoom: null as number | null, fittedShare: 1 });
  const measure = useCallback((): number | null => {
    if (!image) return null;
    const naturalWidth = image instanceof HTMLCanvasElement ? image.width : image.naturalWidth;
    const { offsetWidth } = image;
    const changed = ownZoom(naturalWidth, offsetWidth);
    setOwn({ zoom: changed, fittedShare: naturalWidth > 0 && offsetWidth > 0 ? offsetWidth / naturalWidth : 1 });
    return changed;
  }, [image]);
  useEffect(() => {
    const renew = () => settle(measure());
    renew();
    window.addEventListener("resize", renew);
    return () => window.removeEventListener("resize", renew);
  }, [measure, settle]);
  return { zoom, fittedShare, measure };
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
