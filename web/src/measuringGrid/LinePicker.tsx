import { Button } from "@blueprintjs/core";
import { useMemo, useRef, useState } from "react";
import { SelectField } from "../forms/SelectField.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Lack, RepairKind } from "./fileRepairs.ts";
import { nearestOption } from "./nearestOption.ts";
import styles from "./PreviewTable.module.css";

const words: Record<RepairKind, { label: MessageId; empty: MessageId }> = {
  room: { label: "measuring.file.roomOfLine", empty: "measuring.file.chooseRoom" },
  step: { label: "measuring.file.stepOfLine", empty: "measuring.file.chooseStep" },
  product: { label: "measuring.file.productOfLine", empty: "measuring.file.chooseProduct" },
};

type Props = {
  line: number;
  /** The room's name as the line has it. */
  written: string;
  lack: Lack;
  onChoose: (key: string, value: string) => void;
};

export function LinePicker({ line, written, lack: { kind, key, value, options }, onChoose }: Props) {
  const text = useText();
  // A picker gets its options on first use, because thousands of lines with as many rooms would be slow to draw.
  const [isUsed, setUsed] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const drawn = isUsed ? options : options.filter((option) => option.value === value);
  const { label, empty } = words[kind];
  const near = useMemo(
    () => (kind === "room" && value === "" ? nearestOption(written, options) : null),
    [kind, value, written, options],
  );
  return (
    <div ref={picker} className={styles.picker}>
      {near && (
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          onClick={() => {
            picker.current?.querySelector("select")?.focus();
            onChoose(key, near.value);
          }}
        >
          <Text id="measuring.paste.didYouMean" values={{ name: near.label }} />
        </Button>
      )}
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
