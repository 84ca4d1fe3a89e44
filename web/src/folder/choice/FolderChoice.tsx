import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../../i18n/useText.ts";
import type { FolderChoice_project$key } from "./__generated__/FolderChoice_project.graphql.ts";
import { FolderBranch } from "./FolderBranch.tsx";
import styles from "./FolderChoice.module.css";
import { FolderChoiceContext } from "./folderChoiceContext.ts";
import { moveInTree } from "./moveInTree.ts";

type Props = {
  projectRef: FolderChoice_project$key;
  /** The REST id of the folder that is marked as current and cannot be chosen. */
  currentFolderId: string | null;
  /** Global id of the chosen folder. */
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** The folders of a project as a tree to choose one from. The content of a folder is fetched when it is opened. */
export function FolderChoice({ projectRef, currentFolderId, chosenId, onChoose }: Props) {
  const text = useText();
  const { name, rootFolder } = useFragment(
    graphql`
      fragment FolderChoice_project on Project {
        name
        rootFolder {
          id
          ...FolderBranch_folder
        }
      }
    `,
    projectRef,
  );
  const [stopId, setStopId] = useState(rootFolder.id);
  const choice = useMemo(
    () => ({ currentFolderId, chosenId, stopId, onReach: setStopId, onChoose }),
    [currentFolderId, chosenId, stopId, onChoose],
  );
  return (
    <FolderChoiceContext value={choice}>
      <div className={styles.tree} role="tree" aria-label={text("folder.tree")} onKeyDown={moveInTree}>
        <FolderBranch folderRef={rootFolder} name={name} level={1} />
      </div>
    </FolderChoiceContext>
  );
}
