import { Text } from "../../i18n/Text.tsx";
import styles from "./Folders.module.css";

type Props = {
  chosenCount: number;
  selectableIds: readonly string[];
  /** The number of listed folders that cannot be selected yet. */
  lockedCount?: number;
  onChoose: (folderIds: ReadonlySet<string>) => void;
};

export function FolderChoiceBar({ chosenCount, selectableIds, lockedCount = 0, onChoose }: Props) {
  return (
    <div className={styles.choice}>
      <p role="status">
        <Text
          id="certificate.folders.chosen"
          values={{ chosen: chosenCount, selectable: selectableIds.length, locked: lockedCount }}
        />
      </p>
      <button
        type="button"
        className={styles.selectAll}
        aria-disabled={chosenCount === selectableIds.length || undefined}
        onClick={() => onChoose(new Set(selectableIds))}
      >
        <Text id="certificate.folders.selectAll" />
      </button>
      <button
        type="button"
        className={styles.selectAll}
        aria-disabled={chosenCount === 0 || undefined}
        onClick={() => onChoose(new Set())}
      >
        <Text id="certificate.folders.deselectAll" />
      </button>
    </div>
  );
}
