import { Checkbox } from "@blueprintjs/core";
import type { Ref } from "react";
import styles from "./TickBox.module.css";

type Props = {
  label: string;
  isTicked: boolean;
  /** True if some of the box's rows are ticked. */
  isPart?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onTick: (isTicked: boolean, isRange: boolean) => void;
};

/** The box fills its cell, so that a press beside it does not open the row. */
export function TickBox({ label, isTicked, isPart, isDisabled = false, inputRef, onTick }: Props) {
  return (
    <Checkbox
      className={styles.tick}
      inputRef={inputRef}
      aria-label={label}
      checked={isTicked}
      indeterminate={isPart}
      disabled={isDisabled}
      onChange={({ currentTarget, nativeEvent }) =>
        onTick(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
