import { Checkbox } from "@blueprintjs/core";
import { FolderClose, Lock } from "@blueprintjs/icons";
import { type CSSProperties, useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { readinessRows } from "../readiness/readinessRows.ts";
import type { FolderToActivate_folder$key } from "./__generated__/FolderToActivate_folder.graphql.ts";
import styles from "./Folders.module.css";
import type { FolderChoice } from "./FolderTree.tsx";
import { InstallationToActivate } from "./InstallationToActivate.tsx";
import { UnfinishedNames } from "./UnfinishedNames.tsx";

type Props = FolderChoice & {
  folderRef: FolderToActivate_folder$key;
  level: number;
  /** The number of installations in the folder and its subfolders. */
  total: number;
};

export function FolderToActivate({ folderRef, level, total, ...choice }: Props) {
  const { isChoosable, isChosen, isPartlyChosen, onChoose } = choice;
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
  const isBlocked = !selectable && count > 0;
  const Icon = isBlocked ? Lock : FolderClose;
  const completed = installations.filter((installation) => installation.completedAt).length;
  return (
    <div style={{ "--level": level } as CSSProperties}>
      <div className={isBlocked || !isChoosable ? styles.refused : styles.folder}>
        <Checkbox
          className={styles.checkbox}
          checked={isChosen}
          indeterminate={isPartlyChosen}
          disabled={!isChoosable}
          aria-describedby={selectable ? undefined : reasonId}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          labelElement={
            <>
              <Icon className={styles.icon} />
              <span className={styles.title}>{folder.title}</span>
            </>
          }
        />
        {count > 0 && (
          <span className={styles.count}>
            {!selectable
              ? text("certificate.folder.completed", { completed, count })
              : total > count
                ? text("certificate.folder.withSubfolders", { count, total })
                : text("certificate.folder.installations", { count })}
          </span>
        )}
        {!selectable && (
          <span id={reasonId} className={count === 0 ? styles.reason : "heard-only"}>
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
