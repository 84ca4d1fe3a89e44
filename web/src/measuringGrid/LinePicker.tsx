import { useState } from "react";
import { SelectField } from "../forms/SelectField.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import type { Lack, RepairKind } from "./fileRepairs.ts";
import styles from "./PreviewTable.module.css";

const words: Record<RepairKind, { label: MessageId; empty: MessageId }> = {
  room: { label: "measuring.file.roomOfLine", empty: "measuring.file.chooseRoom" },
  step: { label: "measuring.file.stepOfLine", empty: "measuring.file.chooseStep" },
  product: { label: "measuring.file.productOfLine", empty: "measuring.file.chooseProduct" },
};

type Props = { line: number; lack: Lack; onChoose: (key: string, value: string) => void };

export function LinePicker({ line, lack: { kind, key, value, options }, onChoose }: Props) {
  const text = useText();
  // A picker gets its options on first use, because thousands of lines with as many rooms would be slow to draw.
  const [isUsed, setUsed] = useState(false);
  const drawn = isUsed ? options : options.filter((option) => option.value === value);
  const { label, empty } = words[kind];
  return (
    <div className={styles.picker}>
      <SelectField
        isBare
        isLow
        label={text(label, { line })}
        value={value}
        options={[{ value: "", label: text(empty) }, ...drawn]}
        onFocus={() => setUsed(true)}
        onChange={(to) => onChoose(key, to)}
      />
    </div>
  );
}
