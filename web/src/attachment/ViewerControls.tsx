import { Button } from "@blueprintjs/core";
import { Cross, Minus, Plus, Reset } from "@blueprintjs/icons";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./ImageViewer.module.css";
import { zoomStep } from "./viewerZoom.ts";

type Props = {
  fileName: string;
  zoom: number;
  onZoom: (factor: number) => void;
  onReset: () => void;
  onClose: () => void;
};

export function ViewerControls({ fileName, zoom, onZoom, onReset, onClose }: Props) {
  const text = useText();
  const intl = useIntl();
  return (
    <div className={styles.controls}>
      <span className={styles.name}>{fileName}</span>
      <Button icon={<Minus />} aria-label={text("viewer.zoomOut")} onClick={() => onZoom(1 / zoomStep)} />
      <output className={styles.zoom} aria-label={text("viewer.zoom")}>
        {intl.formatNumber(zoom, { style: "percent", maximumFractionDigits: 0 })}
      </output>
      <Button icon={<Plus />} aria-label={text("viewer.zoomIn")} onClick={() => onZoom(zoomStep)} />
      <Button icon={<Reset />} onClick={onReset}>
        <Text id="viewer.reset" />
      </Button>
      <Button icon={<Cross />} onClick={onClose} autoFocus>
        <Text id="viewer.close" />
      </Button>
    </div>
  );
}
