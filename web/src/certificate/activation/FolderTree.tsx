import type { ReactNode } from "react";
import { type FolderNode, filledFolders, selectableIds } from "../folderTree.ts";
import styles from "./Folders.module.css";

export type FolderChoice = {
  /** True if the folder or a subfolder can be chosen. */
  isChoosable: boolean;
  isChosen: boolean;
  /** True if a subfolder is chosen but not the folder itself. */
  isPartlyChosen: boolean;
  /** Chooses the folder with its subfolders, or takes them out of the choice. */
  onChoose: (isChosen: boolean) => void;
};

type Props<Spread> = {
  tree: readonly FolderNode<Spread>[];
  level?: number;
  chosenIds: ReadonlySet<string>;
  onChoose: (folderIds: ReadonlySet<string>) => void;
  /** Renders one folder without its subfolders. */
  folder: (folder: FolderNode<Spread>, level: number, choice: FolderChoice) => ReactNode;
};

export function FolderTree<Spread>({ tree, level = 0, chosenIds, onChoose, folder: show }: Props<Spread>) {
  const choiceOf = (folder: FolderNode<Spread>): FolderChoice => {
    const ids = selectableIds([folder]);
    const isChoosable = ids.length > 0;
    const isLocked = !folder.selectable && folder.installations.length > 0;
    const isFull = folder.selectable
      ? chosenIds.has(folder.folderId)
      : isChoosable && ids.every((id) => chosenIds.has(id));
    const isChosen = isFull && !isLocked;
    return {
      isChoosable,
      isChosen,
      isPartlyChosen: !isChosen && ids.some((id) => chosenIds.has(id)),
      onChoose: (choose) => {
        const others = [...chosenIds].filter((id) => !ids.includes(id));
        onChoose(new Set((isLocked ? !isFull : choose) ? [...others, ...ids] : others));
      },
    };
  };
  return (
    <ul className={styles.list}>
      {filledFolders(tree).map((folder) => (
        <li key={folder.folderId}>
          {show(folder, level, choiceOf(folder))}
          {folder.folders && folder.folders.length > 0 && (
            <FolderTree
              tree={folder.folders}
              level={level + 1}
              chosenIds={chosenIds}
              onChoose={onChoose}
              folder={show}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
