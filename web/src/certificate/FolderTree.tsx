import styles from "./Folders.module.css";
import { FolderToActivate } from "./FolderToActivate.tsx";
import { filledFolders } from "./folderTree.ts";
import type { FolderToActivateNode } from "./useFoldersToActivate.ts";

type Props = {
  tree: readonly FolderToActivateNode[];
  level: number;
  chosenIds: ReadonlySet<string>;
  onChoose: (folderIds: ReadonlySet<string>) => void;
};

/** One level of the folders to activate, with the levels below it. */
export function FolderTree({ tree, level, chosenIds, onChoose }: Props) {
  const choose = (folderId: string, isChosen: boolean) => {
    const next = new Set(chosenIds);
    if (isChosen) next.add(folderId);
    else next.delete(folderId);
    onChoose(next);
  };
  return (
    <ul className={styles.list}>
      {filledFolders(tree).map((folder) => (
        <li key={folder.folderId}>
          <FolderToActivate
            folderRef={folder}
            level={level}
            isChosen={chosenIds.has(folder.folderId)}
            onChoose={(isChosen) => choose(folder.folderId, isChosen)}
          />
          {folder.folders && folder.folders.length > 0 && (
            <FolderTree tree={folder.folders} level={level + 1} chosenIds={chosenIds} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}
