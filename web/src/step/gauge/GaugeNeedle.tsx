import type { CSSProperties } from "react";
import { type ShapeName, StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./Gauge.module.css";

export function GaugeNeedle({ position, shape }: { position: number; shape: ShapeName }) {
  const style = { "--at": `${position}%` } as CSSProperties;
  return (
    <g className={styles.needle} style={style}>
      <line y1="16" y2="31" className={styles.halo} />
      <line y1="16" y2="31" className={styles.pin} />
      <g transform="translate(-8 0)">
        <StatusIcon name={shape} size={16} />
      </g>
    </g>
  );
}
