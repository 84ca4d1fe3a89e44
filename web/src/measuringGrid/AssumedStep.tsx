import { SelectField } from "../forms/SelectField.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./FilePreview.module.css";
import { stepOptions } from "./fileRepairs.ts";
import type { GridStep } from "./gridCells.ts";

type Props = { steps: readonly GridStep[]; stepLabel: string; onChoose: (stepLabel: string) => void };

export function AssumedStep({ steps, stepLabel, onChoose }: Props) {
  const text = useText();
  return (
    <div className={styles.assumed}>
      <SelectField
        isInline
        label={text("measuring.file.withoutStep")}
        value={stepLabel}
        options={stepOptions(steps)}
        onChange={onChoose}
      />
    </div>
  );
}
