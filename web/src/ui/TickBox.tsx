import { Checkbox } from "@blueprintjs/core";
import type { Ref } from "react";
import styles from "./TickBox.module.css";

type Props = {
  label: string;
  isTicked: boolean;
  /** Some are ticked of those that the box stands for. */
  isPart?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onTick: (isTicked: boolean, isRange: boolean) => void;
};

/** The tick box of a row, or of all rows; as large as its cell, so that a press beside it does not open what the row leads to. */
export function TickBox({ label, isTicked, isPart, inputRef, onTick }: Props) {
  return (
    <Checkbox
      className={styles.tick}
      inputRef={inputRef}
      aria-label={label}
      checked={isTicked}
      indeterminate={isPart}
      onChange={({ currentTarget, nativeEvent }) =>
        onTick(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
