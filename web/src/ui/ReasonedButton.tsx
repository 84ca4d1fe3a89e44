import { Button, type ButtonProps } from "@blueprintjs/core";
import { type MouseEvent, useId } from "react";
import styles from "./ReasonedButton.module.css";

type ReasonedButtonProps = Omit<ButtonProps, "disabled" | "onClick"> & {
  /** Why the button is off, as a sentence for the person; null when it is on. */
  reason: string | null;
  /** Where the reason shows; below for a button at the top of what scrolls. */
  side?: "above" | "below";
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A button that stays reachable while a rule keeps it off, does nothing then, and says why on focus, on hover and to a screen reader. */
export function ReasonedButton({ reason, side = "above", onClick, className, intent, ...button }: ReasonedButtonProps) {
  const reasonId = useId();
  const isOff = reason !== null;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <span className={styles.frame}>
      <Button
        {...button}
        intent={isOff ? "none" : intent}
        className={`${className ?? ""} ${isOff ? styles.off : ""}`}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? reasonId : undefined}
        onClick={handleClick}
      />
      {isOff && (
        <span id={reasonId} className={`${styles.reason} ${styles[side]}`}>
          {reason}
        </span>
      )}
    </span>
  );
}
