import { Button } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import styles from "./FilterControl.module.css";

type Props = { name: string; all: string; popup: "dialog" | "menu"; onOpen: () => void };

/** Looks like an empty `FilterControl`, without the code of its popover. */
export function ClosedFilter({ name, all, popup, onOpen }: Props) {
  return (
    <span className={styles.control}>
      <Button
        className={styles.button}
        endIcon={<ChevronDown size={14} />}
        aria-haspopup={popup}
        aria-expanded={false}
        onClick={onOpen}
      >
        <span className={styles.name}>{name}</span> <span className={styles.value}>{all}</span>
      </Button>
    </span>
  );
}
