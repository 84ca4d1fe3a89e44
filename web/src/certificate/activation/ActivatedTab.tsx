import { Text } from "../../i18n/Text.tsx";
import { EmptyCable } from "../../ui/EmptyCable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { filledFolders, foldersWithInstallations } from "../folderTree.ts";
import { hasQueuedDelivery } from "../hasQueuedDelivery.ts";
import { useDeliveryWatch } from "../useDeliveryWatch.ts";
import { ActivatedFolder } from "./ActivatedFolder.tsx";
import { FolderChoiceBar } from "./FolderChoiceBar.tsx";
import styles from "./Folders.module.css";
import { FolderTree } from "./FolderTree.tsx";
import type { ActivatedFolderNode } from "./useActivatedFolders.ts";

type Props = {
  tree: readonly ActivatedFolderNode[];
  projectId: string;
  chosenIds: ReadonlySet<string>;
  /** The folder that is scrolled into view. */
  soughtId: string | null;
  onChoose: (folderIds: ReadonlySet<string>) => void;
  onResend: (folderIds: readonly string[]) => void;
};

export function ActivatedTab({ tree, projectId, chosenIds, soughtId, onChoose, onResend }: Props) {
  const folders = foldersWithInstallations(tree);
  useDeliveryWatch(projectId, hasQueuedDelivery(folders));
  if (filledFolders(tree).length === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="certificate.activated.none" />}>
        <Text id="certificate.activated.none.reason" />
      </Notice>
    );
  return (
    <>
      <FolderChoiceBar
        chosenCount={chosenIds.size}
        selectableIds={folders.map((folder) => folder.folderId)}
        onChoose={onChoose}
      />
      <div className={styles.card}>
        <FolderTree
          tree={tree}
          chosenIds={chosenIds}
          onChoose={onChoose}
          folder={(folder, level, choice) => (
            <ActivatedFolder
              folderRef={folder}
              level={level}
              isSought={folder.folderId === soughtId}
              onResend={() => onResend([folder.folderId])}
              {...choice}
            />
          )}
        />
      </div>
    </>
  );
}
