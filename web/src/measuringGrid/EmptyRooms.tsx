import { Button } from "@blueprintjs/core";
import { ChevronDown, ChevronRight } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import styles from "./MeasuringGrid.module.css";

type Props = { count: number; isOpen: boolean; onToggle: () => void };

/** Counts the rooms without a value to measure in the shown steps, and shows or hides them. */
export function EmptyRooms({ count, isOpen, onToggle }: Props) {
  if (count === 0) return null;
  return (
    <div className={styles.emptyRooms}>
      <Button
        variant="minimal"
        icon={isOpen ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Text id="measuring.emptyRooms" values={{ count }} />
      </Button>
    </div>
  );
}
