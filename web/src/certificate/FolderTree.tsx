import type { ReactNode } from "react";
import styles from "./Folders.module.css";
import { type FolderNode, filledFolders } from "./folderTree.ts";

export type FolderChoice = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

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
          {show(folder, level, {
            isChosen: chosenIds.has(folder.folderId),
            onChoose: (isChosen) => choose(folder.folderId, isChosen),
          })}
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
