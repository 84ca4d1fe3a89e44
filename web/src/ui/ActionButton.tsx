import { Button, type ButtonProps } from "@blueprintjs/core";
import { type MouseEvent, useId } from "react";
import styles from "./ActionButton.module.css";

type ActionButtonProps = Omit<ButtonProps, "disabled" | "onClick"> & {
  /** Why the button is off, as a sentence for the person; null when it is on. */
  disabledReason: string | null;
  /** Where the reason shows; below for a button at the top of what scrolls. */
  side?: "above" | "below";
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A button that stays focusable while a rule disables it, and gives the reason on focus, on hover and to screen readers. */
export function ActionButton({
  disabledReason,
  side = "above",
  onClick,
  className,
  intent,
  ...button
}: ActionButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== null;
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
          {disabledReason}
        </span>
      )}
    </span>
  );
}
