import { Blank, Tick } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import styles from "./MenuChoice.module.css";

type Props = { isChosen: boolean; onChoose: () => void; children: ReactNode; lang?: string };

/** A menu entry in a group of entries, one of which is chosen. */
export function MenuChoice({ isChosen, onChoose, children, lang }: Props) {
  return (
    <li role="none">
      <button
        type="button"
        role="menuitemradio"
        aria-checked={isChosen}
        className={`bp6-menu-item bp6-popover-dismiss ${styles.choice}`}
        onClick={onChoose}
        lang={lang}
      >
        {isChosen ? <Tick /> : <Blank />}
        <span>{children}</span>
      </button>
    </li>
  );
}
