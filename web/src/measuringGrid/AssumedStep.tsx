import { Text } from "../i18n/Text.tsx";
import styles from "./FilePreview.module.css";
import { stepOptions } from "./fileRepairs.ts";
import type { GridStep } from "./gridCells.ts";

type Props = { steps: readonly GridStep[]; stepLabel: string; onChoose: (stepLabel: string) => void };

export function AssumedStep({ steps, stepLabel, onChoose }: Props) {
  return (
    <label className={styles.assumed}>
      <Text id="measuring.file.withoutStep" />
      <select className={styles.picker} value={stepLabel} onChange={({ currentTarget: { value } }) => onChoose(value)}>
        {stepOptions(steps).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
