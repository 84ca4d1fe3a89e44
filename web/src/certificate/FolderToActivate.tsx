import { Checkbox } from "@blueprintjs/core";
import { FolderClose } from "@blueprintjs/icons";
import { type CSSProperties, useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { readinessRows } from "../project/readinessRows.ts";
import type { FolderToActivate_folder$key } from "./__generated__/FolderToActivate_folder.graphql.ts";
import styles from "./Folders.module.css";
import { InstallationToActivate } from "./InstallationToActivate.tsx";
import { UnfinishedNames } from "./UnfinishedNames.tsx";

type Props = {
  folderRef: FolderToActivate_folder$key;
  level: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A folder to choose, or why it cannot be chosen yet, with its own installations under it. */
export function FolderToActivate({ folderRef, level, isChosen, onChoose }: Props) {
  const folder = useFragment(
    graphql`
      fragment FolderToActivate_folder on SignableFolder {
        title
        selectable
        installations {
          installationId
          completedAt
          ...InstallationToActivate_installation
        }
        ...UnfinishedNames_folder
        ...readinessRows_folder
      }
    `,
    folderRef,
  );
  const text = useText();
  const reasonId = useId();
  const { installations, selectable } = folder;
  const remarks = readinessRows([folder]);
  const count = installations.length;
  const completed = installations.filter((installation) => installation.completedAt).length;
  return (
    <div style={{ "--level": level } as CSSProperties}>
      <div className={selectable || count === 0 ? styles.folder : styles.refused}>
        <Checkbox
          className={styles.checkbox}
          checked={selectable && isChosen}
          disabled={!selectable}
          aria-describedby={selectable ? undefined : reasonId}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          labelElement={
            <>
              <FolderClose className={styles.icon} />
              <span className={styles.title}>{folder.title}</span>
            </>
          }
        />
        {count > 0 && (
          <span className={styles.count}>
            {selectable
              ? text("certificate.folder.installations", { count })
              : text("certificate.folder.completed", { completed, count })}
          </span>
        )}
        {!selectable && (
          <span id={reasonId} className={styles.reason}>
            {count === 0 ? <Text id="certificate.folder.empty" /> : <UnfinishedNames folderRef={folder} />}
          </span>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.list}>
          {installations.map((installation) => (
            <InstallationToActivate
              key={installation.installationId}
              installationRef={installation}
              remarks={remarks.filter(({ installationId }) => installationId === installation.installationId)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
