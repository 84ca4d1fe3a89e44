import { Button } from "@blueprintjs/core";
import { ArrowTopRight, Cross, Minus, Plus } from "@blueprintjs/icons";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import styles from "./PhotoViewer.module.css";
import type { ViewerPhoto } from "./viewerPhoto.ts";
import { enlargement, isFitted, type Place, sliderLimits, zoomStep } from "./viewerZoom.ts";

type Props = {
  photo: ViewerPhoto;
  place: Place;
  /** The zoom that shows the picture's own pixels; null if it is beyond the limits. */
  ownZoom: number | null;
  /** The width of the fitted picture as a share of its own pixels. */
  fittedShare: number;
  onZoom: (factor: number) => void;
  onZoomTo: (zoom: number) => void;
  onOwnZoom: (zoom: number) => void;
  onFit: () => void;
  onClose: () => void;
};

export function ViewerControls({
  photo,
  place: shown,
  ownZoom,
  fittedShare,
  onZoom,
  onZoomTo,
  onOwnZoom,
  onFit,
  onClose,
}: Props) {
  const { zoom } = shown;
  const text = useText();
  const intl = useIntl();
  const { place, fileName } = photo;
  const scale = `${intl.formatNumber(zoom, { maximumFractionDigits: 2 })}\u00a0×`;
  return (
    <div className={styles.controls}>
      <h2 className={styles.name}>
        {place ? place.room : fileName}
        {place && (
          <span className={styles.step}>
            <Text id="step.numbered" values={{ number: place.stepNumber, title: place.stepTitle }} />
          </span>
        )}
      </h2>
      <div className={styles.zoom}>
        <Button icon={<Minus />} aria-label={text("viewer.zoomOut")} onClick={() => onZoom(1 / zoomStep)} />
        <input
          type="range"
          className={styles.slider}
          {...sliderLimits}
          step="any"
          value={Math.log(zoom)}
          title={scale}
          aria-label={text("viewer.scale")}
          aria-valuetext={scale}
          onChange={(event) => onZoomTo(Math.exp(event.currentTarget.valueAsNumber))}
        />
        <Button icon={<Plus />} aria-label={text("viewer.zoomIn")} onClick={() => onZoom(zoomStep)} />
      </div>
      <div className={styles.modes}>
        <Button aria-pressed={isFitted(shown) && !shown.isOwn} onClick={onFit}>
          <Text id="viewer.fit" />
        </Button>
        <ActionButton
          side="below"
          aria-pressed={shown.isOwn === true}
          disabledReason={ownZoom === null ? text("viewer.ownPixels.outOfReach") : null}
          title={text("viewer.ownPixels")}
          onClick={() => ownZoom !== null && onOwnZoom(ownZoom)}
        >
          {intl.formatNumber(1, { style: "percent" })}
        </ActionButton>
      </div>
      <output className={styles.scale} aria-label={text("viewer.zoom")}>
        {intl.formatNumber(enlargement(zoom) * fittedShare, { style: "percent" })}
      </output>
      {!photo.file && (
        <a className={styles.open} href={photo.url} target="_blank" rel="noopener noreferrer">
          <Text id="viewer.open" />
          <ArrowTopRight size={14} />
        </a>
      )}
      <Button className={styles.close} variant="minimal" icon={<Cross />} onClick={onClose} autoFocus>
        <Text id="viewer.close" />
      </Button>
    </div>
  );
}
