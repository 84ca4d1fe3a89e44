import { Tab, Tabs } from "@blueprintjs/core";
import { useText } from "../../i18n/useText.ts";
import { useProjectPanel } from "../../navigation/useProjectPanel.ts";
import { type FolderNode, foldersWithInstallations } from "../folderTree.ts";
import { ActivatedTab } from "./ActivatedTab.tsx";
import styles from "./Folders.module.css";
import { FoldersFailed } from "./FoldersFailed.tsx";
import { ToActivateTab } from "./ToActivateTab.tsx";
import type { ActivatedFolderNode } from "./useActivatedFolders.ts";
import type { FolderChosen } from "./useFolderChoice.ts";
import type { FolderToActivateNode } from "./useFoldersToActivate.ts";

type TabName = "to-activate" | "activated";

type Props = {
  tab: TabName;
  projectId: string;
  /** Null if the list could not be loaded. */
  toActivate: readonly FolderToActivateNode[] | null;
  activated: readonly ActivatedFolderNode[] | null;
  activation: FolderChosen;
  resending: FolderChosen;
  onResend: (folderIds: readonly string[]) => void;
  /** The activated folder that is scrolled into view. */
  soughtId: string | null;
};

/** The arrow keys skip a tab without an explicit `disabled={false}`. */
export function ActivationTabs({
  tab,
  projectId,
  toActivate,
  activated,
  activation,
  resending,
  soughtId,
  onResend,
}: Props) {
  const text = useText();
  const { openPanel } = useProjectPanel();
  const title = (name: TabName, folders: readonly FolderNode[] | null) =>
    folders
      ? text(`certificate.tab.${name}.counted`, { count: foldersWithInstallations(folders).length })
      : text(`certificate.tab.${name}`);
  const failed = <FoldersFailed projectId={projectId} />;
  return (
    <Tabs
      id="activation"
      className={styles.tabs}
      animate={false}
      renderActiveTabPanelOnly
      selectedTabId={tab}
      onChange={(next) => openPanel({ kind: "activation", tab: next === "activated" ? "activated" : "to-activate" })}
    >
      <Tab
        id="to-activate"
        disabled={false}
        title={title("to-activate", toActivate)}
        panel={
          toActivate ? (
            <ToActivateTab tree={toActivate} chosenIds={activation.chosenIds} onChoose={activation.choose} />
          ) : (
            failed
          )
        }
      />
      <Tab
        id="activated"
        disabled={false}
        title={title("activated", activated)}
        panel={
          activated ? (
            <ActivatedTab
              tree={activated}
              projectId={projectId}
              chosenIds={resending.chosenIds}
              soughtId={soughtId}
              onChoose={resending.choose}
              onResend={onResend}
            />
          ) : (
            failed
          )
        }
      />
    </Tabs>
  );
}
