import { Text } from "../i18n/Text.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./Folders.module.css";
import { FolderTree } from "./FolderTree.tsx";
import { foldersWithInstallations } from "./folderTree.ts";
import type { FolderToActivateNode } from "./useFoldersToActivate.ts";

type Props = {
  tree: readonly FolderToActivateNode[];
  chosenIds: ReadonlySet<string>;
  onChoose: (folderIds: ReadonlySet<string>) => void;
};

/** The folders that wait, to choose among. */
export function ToActivateTab({ tree, chosenIds, onChoose }: Props) {
  const folders = foldersWithInstallations(tree);
  const selectableIds = folders.filter((folder) => folder.selectable).map((folder) => folder.folderId);
  if (folders.length === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="certificate.toActivate.none" />}>
        <Text id="certificate.toActivate.none.reason" />
      </Notice>
    );
  return (
    <>
      <div className={styles.choice}>
        <p role="status">
          <Text id="certificate.folders.chosen" values={{ chosen: chosenIds.size, selectable: selectableIds.length }} />
        </p>
        <button type="button" className={styles.selectAll} onClick={() => onChoose(new Set(selectableIds))}>
          <Text id="certificate.folders.selectAll" />
        </button>
        <button type="button" className={styles.deselectAll} onClick={() => onChoose(new Set())}>
          <Text id="certificate.folders.deselectAll" />
        </button>
      </div>
      <div className={styles.card}>
        <FolderTree tree={tree} level={0} chosenIds={chosenIds} onChoose={onChoose} />
      </div>
      <p className={styles.rule}>
        <Text id="certificate.folders.rule" />
      </p>
    </>
  );
}
