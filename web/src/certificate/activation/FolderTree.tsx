import type { ReactNode } from "react";
import { type FolderNode, filledFolders, selectableIds } from "../folderTree.ts";
import styles from "./Folders.module.css";

export type FolderChoice = {
  /** Whether it, or a folder below it, can be chosen. */
  isChoosable: boolean;
  isChosen: boolean;
  /** Something below it is chosen, and not it itself. */
  isPartlyChosen: boolean;
  /** Chooses it and all below it, or lets them go. */
  onChoose: (isChosen: boolean) => void;
};

type Props<Spread> = {
  tree: readonly FolderNode<Spread>[];
  level?: number;
  chosenIds: ReadonlySet<string>;
  onChoose: (folderIds: ReadonlySet<string>) => void;
  /** Shows one folder; the levels below it follow by themselves. */
  folder: (folder: FolderNode<Spread>, level: number, choice: FolderChoice) => ReactNode;
};

/** One level of a tree of folders to choose among, with the levels below it. */
export function FolderTree<Spread>({ tree, level = 0, chosenIds, onChoose, folder: show }: Props<Spread>) {
  const choiceOf = (folder: FolderNode<Spread>): FolderChoice => {
    const ids = selectableIds([folder]);
    const isChoosable = ids.length > 0;
    const isChosen = folder.selectable
      ? chosenIds.has(folder.folderId)
      : isChoosable && ids.every((id) => chosenIds.has(id));
    return {
      isChoosable,
      isChosen,
      isPartlyChosen: !isChosen && ids.some((id) => chosenIds.has(id)),
      onChoose: (choose) => {
        const others = [...chosenIds].filter((id) => !ids.includes(id));
        onChoose(new Set(choose ? [...others, ...ids] : others));
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
