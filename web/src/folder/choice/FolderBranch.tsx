import { ChevronDown, ChevronRight, FolderClose } from "@blueprintjs/icons";
import { type MouseEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import type { FolderBranch_folder$key } from "./__generated__/FolderBranch_folder.graphql.ts";
import { FolderBranchContent } from "./FolderBranchContent.tsx";
import styles from "./FolderChoice.module.css";
import { useFolderChoice } from "./folderChoiceContext.ts";
import { indent } from "./indent.ts";
import { useFolderBranch } from "./useFolderBranch.ts";

type Props = {
  folderRef: FolderBranch_folder$key;
  /** Replaces the folder's title. The root folder gets the project's name. */
  name?: string;
  /** The root folder has level 1. */
  level: number;
};

const fragment = graphql`
  fragment FolderBranch_folder on Folder {
    id
    folderId
    title
    viewerCanAddSubFolder
  }
`;

export function FolderBranch({ folderRef, name, level }: Props) {
  const { id, folderId, title, viewerCanAddSubFolder: mayHoldFolders } = useFragment(fragment, folderRef);
  const { currentFolderId, chosenId, stopId, onReach, onChoose } = useFolderChoice();
  const chevron = useRef<HTMLSpanElement>(null);
  const isCurrent = folderId === currentFolderId;
  const choose = () => {
    if (!isCurrent) onChoose(id);
  };
  const { isOpen, reference, toggle, press, retry } = useFolderBranch(id, mayHoldFolders, choose);
  const click = ({ target }: MouseEvent) => {
    if (mayHoldFolders && target instanceof Node && chevron.current?.contains(target)) toggle();
    else choose();
  };
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <div
        role="treeitem"
        className={styles.branch}
        style={indent(level)}
        aria-level={level}
        aria-expanded={mayHoldFolders ? isOpen : undefined}
        aria-selected={id === chosenId}
        aria-disabled={isCurrent || undefined}
        tabIndex={id === stopId ? 0 : -1}
        onFocus={() => onReach(id)}
        onClick={click}
        onKeyDown={press}
      >
        <span ref={chevron} className={styles.toggle}>
          {mayHoldFolders && <Chevron />}
        </span>
        <FolderClose className={styles.folder} />
        <span className={styles.name}>{name ?? title}</span>
        {isCurrent && (
          <span className={styles.current}>
            <Text id="folder.tree.current" />
          </span>
        )}
      </div>
      {isOpen && <FolderBranchContent queryReference={reference} level={level + 1} onRetry={retry} />}
    </>
  );
}
