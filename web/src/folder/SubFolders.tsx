import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { Text } from "../i18n/Text.tsx";
import { useRetry } from "../relay/useRetry.ts";
import type { SubFolders_folder$key } from "./__generated__/SubFolders_folder.graphql.ts";
import RetryQuery, { type SubFoldersRetryQuery } from "./__generated__/SubFoldersRetryQuery.graphql.ts";
import { FolderTable } from "./FolderTable.tsx";
import styles from "./Section.module.css";
import { Section } from "./Section.tsx";

const fragment = graphql`
  fragment SubFolders_folder on Folder @refetchable(queryName: "SubFoldersRetryQuery") {
    id
    isRoot
    subFolders @catch(to: RESULT) {
      ...FolderTable_folders
    }
  }
`;

export function SubFolders({ folderRef }: { folderRef: SubFolders_folder$key }) {
  const { id, isRoot, subFolders } = useFragment(fragment, folderRef);
  const { retry, isRetrying } = useRetry<SubFoldersRetryQuery>(RetryQuery);
  const folders = subFolders.ok ? subFolders.value : null;
  const words = isRoot ? rootWords : subWords;
  // Below the root folder, an empty list is hidden, because the page's head has a button for new subfolders.
  if (folders?.length === 0 && !isRoot) return null;
  return (
    <Section title={<Text id={words.title} />} count={folders?.length}>
      {!folders ? (
        <PartFailed
          title={<Text id={words.failed} />}
          errors={subFolders.ok ? [] : subFolders.errors}
          isRetrying={isRetrying}
          onRetry={() => retry({ id })}
        />
      ) : folders.length === 0 ? (
        <p className={styles.below}>
          <Text id="folder.folders.none.title" />. <Text id="folder.folders.none.reason" />
        </p>
      ) : (
        <FolderTable foldersRef={folders} />
      )}
    </Section>
  );
}

const rootWords = {
  title: "folder.folders.title",
  failed: "folder.folders.failed",
} as const;

const subWords = {
  title: "folder.subfolders.title",
  failed: "folder.subfolders.failed",
} as const;
