import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { Text } from "../i18n/Text.tsx";
import { PhotosButton } from "../photoTray/PhotosButton.tsx";
import { useRetry } from "../relay/useRetry.ts";
import { useFromTemplate } from "../template/useFromTemplate.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { FolderInstallations_folder$key } from "./__generated__/FolderInstallations_folder.graphql.ts";
import RetryQuery, {
  type FolderInstallationsRetryQuery,
} from "./__generated__/FolderInstallationsRetryQuery.graphql.ts";
import { FinishSeveral } from "./FinishSeveral.tsx";
import { FirstRooms } from "./FirstRooms.tsx";
import { isDone } from "./folderApi.ts";
import { InstallationTable } from "./InstallationTable.tsx";
import { Section } from "./Section.tsx";

const CreateInstallationModal = lazyModal(
  async () => (await import("../installation/CreateInstallationModal.tsx")).CreateInstallationModal,
);

const fragment = graphql`
  fragment FolderInstallations_folder on Folder @refetchable(queryName: "FolderInstallationsRetryQuery") {
    id
    folderId
    isRoot
    installationCount
    isComplete
    project {
      archived
      status
    }
    ...CreateInstallationModal_folder
    ...CreateInstallationModal_list
    ...useFromTemplate_folder
    allInstallations @catch(to: RESULT) {
      totalCount
      ...InstallationTable_installations
    }
  }
`;

/** The installations of a folder without those of its subfolders. */
export function FolderInstallations({ folderRef }: { folderRef: FolderInstallations_folder$key }) {
  const folder = useFragment(fragment, folderRef);
  const { id, allInstallations } = folder;
  const [creating, setCreating] = useState<{ isSeveral: boolean } | null>(null);
  const fromTemplate = useFromTemplate(folder);
  const { retry, isRetrying } = useRetry<FolderInstallationsRetryQuery>(RetryQuery);
  const installations = allInstallations.ok ? allInstallations.value : null;
  const hasRoomsBelow = folder.installationCount > 0;
  const isUnfinished = hasRoomsBelow && !folder.isComplete;
  const isAllBelow = installations?.totalCount === 0 && hasRoomsBelow;
  // Without buttons, the section would only repeat the number of rooms that the folders' table shows.
  if (isAllBelow && !isUnfinished) return null;
  return (
    <Section
      title={
        isAllBelow ? (
          <Text id="folder.installations.below.reason" values={{ count: folder.installationCount }} />
        ) : (
          <Text id="folder.installations.title" />
        )
      }
      isQuiet={isAllBelow}
      count={installations?.totalCount}
      actions={
        <>
          {isUnfinished && <PhotosButton />}
          {isUnfinished && <FinishSeveral folderId={folder.folderId} isRoot={folder.isRoot} />}
        </>
      }
    >
      {!installations ? (
        <PartFailed
          title={<Text id="folder.installations.failed" />}
          errors={allInstallations.ok ? [] : allInstallations.errors}
          isRetrying={isRetrying}
          onRetry={() => retry({ id })}
        />
      ) : isAllBelow ? null : installations.totalCount === 0 ? (
        isDone(folder.project) ? (
          <Notice picture={<EmptyCable />} title={<Text id="folder.installations.none.title" />}>
            <Text id="folder.installations.none.reason" />
          </Notice>
        ) : (
          <FirstRooms onCreate={setCreating} onUseTemplate={fromTemplate.open} />
        )
      ) : (
        <InstallationTable installationsRef={installations} />
      )}
      {/* The dialogs stand outside the notice that opens them, because the first room makes it disappear. */}
      {fromTemplate.modal}
      {creating && (
        <CreateInstallationModal {...creating} folderRef={folder} listRef={folder} onClose={() => setCreating(null)} />
      )}
    </Section>
  );
}
