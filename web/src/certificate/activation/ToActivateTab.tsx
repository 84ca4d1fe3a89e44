import { Text } from "../../i18n/Text.tsx";
import { EmptyCable } from "../../ui/EmptyCable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { countInstallations, foldersWithInstallations, readyFirst, selectableIds } from "../folderTree.ts";
import { FolderChoiceBar } from "./FolderChoiceBar.tsx";
import styles from "./Folders.module.css";
import { FolderToActivate } from "./FolderToActivate.tsx";
import { FolderTree } from "./FolderTree.tsx";
import type { FolderToActivateNode } from "./useFoldersToActivate.ts";

type Props = {
  tree: readonly FolderToActivateNode[];
  chosenIds: ReadonlySet<string>;
  onChoose: (folderIds: ReadonlySet<string>) => void;
};

export function ToActivateTab({ tree, chosenIds, onChoose }: Props) {
  const folders = foldersWithInstallations(tree);
  if (folders.length === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="certificate.toActivate.none" />}>
        <Text id="certificate.toActivate.none.reason" />
      </Notice>
    );
  return (
    <>
      <FolderChoiceBar
        chosenCount={chosenIds.size}
        selectableIds={selectableIds(tree)}
        lockedCount={folders.length - selectableIds(tree).length}
        onChoose={onChoose}
      />
      <div className={styles.card}>
        <FolderTree
          tree={readyFirst(tree)}
          chosenIds={chosenIds}
          onChoose={onChoose}
          folder={(folder, level, choice) => (
            <FolderToActivate
              folderRef={folder}
              level={level}
              total={countInstallations(foldersWithInstallations([folder]))}
              {...choice}
            />
          )}
        />
      </div>
      <p className={styles.rule}>
        <Text id="certificate.folders.rule" />
      </p>
    </>
  );
}
