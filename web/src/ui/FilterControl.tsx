import { Button, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ChevronDown, Cross } from "@blueprintjs/icons";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { returnFocus } from "./ArrowMenu.tsx";
import styles from "./FilterControl.module.css";

type Props = {
  name: string;
  /** The chosen value; null without one. */
  value: ReactNode;
  /** Stands for a value while none is chosen, such as "All". */
  all: string;
  kind?: PopupKind;
  opensAtOnce: boolean;
  onOpen?: () => void;
  onClear: () => void;
  children: (close: () => void) => ReactNode;
};

/** One button shows the filter's name and value, and opens the filter. A second button removes the value. */
export function FilterControl({
  name,
  value,
  all,
  kind = PopupKind.DIALOG,
  opensAtOnce,
  onOpen,
  onClear,
  children,
}: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const isSet = value !== null;
  return (
    <span className={`${styles.control} ${isSet ? styles.set : ""}`}>
      <PopoverNext
        isOpen={isOpen}
        onInteraction={(next) => {
          if (next) onOpen?.();
          setIsOpen(next);
        }}
        shouldReturnFocusOnClose={false}
        onOpened={(content) => content.querySelector("input")?.focus()}
        onClosed={(content) => returnFocus(content, button.current)}
        placement="bottom-start"
        arrow={false}
        middleware={{ offset: { mainAxis: 4 } }}
        popupKind={kind}
        content={
          kind === PopupKind.MENU ? (
            <div>{children(() => setIsOpen(false))}</div>
          ) : (
            <div className={styles.content}>{children(() => setIsOpen(false))}</div>
          )
        }
      >
        <Button ref={button} className={styles.button} endIcon={isSet ? undefined : <ChevronDown size={14} />}>
          <span className={styles.name}>{name}</span> <span className={styles.value}>{value ?? all}</span>
        </Button>
      </PopoverNext>
      {isSet && (
        <Button
          className={styles.remove}
          icon={<Cross size={14} />}
          aria-label={text("project.list.filter.remove", { name })}
          onClick={() => {
            onClear();
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
