import { Text } from "../i18n/Text.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { ActivatedFolder } from "./ActivatedFolder.tsx";
import styles from "./Folders.module.css";
import { foldersWithInstallations } from "./folderTree.ts";
import type { ActivatedFolderNode } from "./useActivatedFolders.ts";

/** The folders whose warranties run, with the certificates that were sent. */
export function ActivatedTab({ tree }: { tree: readonly ActivatedFolderNode[] }) {
  const folders = foldersWithInstallations(tree);
  if (folders.length === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="certificate.activated.none" />}>
        <Text id="certificate.activated.none.reason" />
      </Notice>
    );
  return (
    <ul className={`${styles.card} ${styles.list}`}>
      {folders.map((folder) => (
        <ActivatedFolder key={folder.folderId} folderRef={folder} />
      ))}
    </ul>
  );
}
