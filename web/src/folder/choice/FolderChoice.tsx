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
  /** The REST id of the current folder, which cannot be chosen. */
  currentFolderId: string | null;
  /** The global id of the chosen folder. */
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** A tree of the project's folders. A folder's children are loaded when the folder is opened. */
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
