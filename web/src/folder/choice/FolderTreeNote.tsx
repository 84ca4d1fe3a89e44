import type { KeyboardEvent, ReactNode } from "react";
import styles from "./FolderChoice.module.css";
import { indent } from "./indent.ts";

type Props = { level: number; onPress?: () => void; children: ReactNode };

/** A line of the tree that is no folder. It is a tree item so that the arrow keys reach it. */
export function FolderTreeNote({ level, onPress, children }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onPress?.();
  };
  return (
    <div
      role="treeitem"
      className={`${styles.note} ${onPress ? styles.pressable : ""}`}
      style={indent(level)}
      aria-level={level}
      aria-selected={false}
      aria-disabled={onPress ? undefined : true}
      tabIndex={-1}
      onClick={onPress}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}
