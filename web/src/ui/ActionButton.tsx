import { Button, type ButtonProps } from "@blueprintjs/core";
import { type MouseEvent, useId } from "react";
import styles from "./ActionButton.module.css";

type ActionButtonProps = Omit<ButtonProps, "disabled" | "onClick"> & {
  /** The reason why the button is disabled, as a sentence; null if it is enabled. */
  disabledReason: string | null;
  /** "below" suits a button at the top of a scrolled area. */
  side?: "above" | "below";
  /** The id of an element that shows the reason all the time. Without one, the button shows it on focus and hover. */
  shownIn?: string | undefined;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A disabled button stays focusable. */
export function ActionButton({
  disabledReason,
  side = "above",
  shownIn,
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
        aria-describedby={isOff ? (shownIn ?? reasonId) : undefined}
        onClick={handleClick}
      />
      {isOff && shownIn === undefined && (
        <span id={reasonId} className={`${styles.reason} ${styles[side]}`}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
