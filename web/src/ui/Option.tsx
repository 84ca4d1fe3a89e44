import type { ReactNode } from "react";
import { keepFocus } from "./keepFocus.ts";

type Props = {
  /** The combobox names its active option by this id. */
  id: string;
  isActive: boolean;
  className: string | undefined;
  onChoose: () => void;
  children: ReactNode;
};

/** An option of a combobox. A press leaves the focus in the combobox. */
export function Option({ id, isActive, className, onChoose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Keys go to the combobox, which has the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={className}
      onMouseDown={keepFocus}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
