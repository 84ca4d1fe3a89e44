import { Button } from "@blueprintjs/core";
import { Print } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSignedRooms } from "../declaration/useSignedRooms.ts";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useMatrixRoom } from "../matrix/useMatrixRoom.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { useSignsDeclarations } from "../relay/features.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import type { FinishInstallations_folder$key } from "./__generated__/FinishInstallations_folder.graphql.ts";
import { CertifiedCount } from "./CertifiedCount.tsx";
import { FinishableInstallations } from "./FinishableInstallations.tsx";
import { FinishSeveralFooter } from "./FinishSeveralFooter.tsx";
import { OtherInstallations } from "./OtherInstallations.tsx";
import { useFinishInstallations } from "./useFinishInstallations.ts";
import { useRefreshFolder } from "./useRefreshFolder.ts";
import { useRoomsToFinish } from "./useRoomsToFinish.ts";

/** One declaration finishes the ready installations of a folder and its subfolders. Lists the others. */
export function FinishInstallations({ folderRef }: { folderRef: FinishInstallations_folder$key }) {
  const folder = useFragment(
    graphql`
      fragment FinishInstallations_folder on Folder {
        id
        folderId
        title
        isRoot
        installationCount
        isComplete
        activatedInstallationCount
        project {
          name
          signableFolders @catch(to: NULL) {
            pathIds
            installations {
              awaitsReview
            }
          }
          ...useRoomsBelow_project
        }
      }
    `,
    folderRef,
  );
  const { id, folderId, title, isRoot, installationCount, project } = folder;
  useAdoptOrphanedUploads();
  const { projectId } = useProjectAddress();
  const { closePanel } = useProjectPanel();
  const { finish, isFinishing, outcomes } = useFinishInstallations();
  const refresh = useRefreshFolder(projectId, folderId);
  const { values, change } = useDraftForm(draftKeys.finishing(id), { installationIds: "" });
  const [isAccepted, setAccepted] = useState(false);
  const topId = isRoot ? null : folderId;
  const found = useRoomsToFinish({ projectId, projectRef: project, folderId: topId, outcomes });
  const named = <Group extends { place: string }>(group: Group) => ({ ...group, place: group.place || project.name });
  const groups = found.finishable.map(named);
  const blockedGroups = found.unfinished.map(named);
  const blockedCount = blockedGroups.reduce((sum, { rooms }) => sum + rooms.length, 0);
  const roomOf = useMatrixRoom();

  const awaitsReview = project.signableFolders?.some(
    ({ pathIds, installations }) =>
      (isRoot || pathIds.includes(folderId)) && installations.some((room) => room.awaitsReview === true),
  );
  const canActivate =
    folder.isComplete && (folder.activatedInstallationCount ?? 0) < installationCount && awaitsReview === false;

  const finishable = groups.flatMap(({ rooms }) => rooms);
  const open = finishable.filter(({ outcome }) => outcome?.kind !== "done");
  const wishedIds = new Set(values.installationIds.split(" "));
  const chosen = open.filter((room) => wishedIds.has(room.id));
  const sendable = chosen.filter(({ isUnsent }) => !isUnsent);
  const choose = (ids: readonly string[]) => change("installationIds", ids.join(" "));
  const signs = useSignsDeclarations();
  const { signing, isSigning, signAll } = useSignedRooms();
  const finishChosen = async ({ isSigned }: { isSigned: boolean }) => {
    if (isSigned && !(await signAll(sendable.map((room) => room.id)))) return;
    const failedIds = await finish(sendable.map((room) => room.id));
    choose(chosen.flatMap((room) => (room.isUnsent || failedIds.includes(room.id) ? [room.id] : [])));
    if (failedIds.length === 0) setAccepted(false);
    refresh();
  };
  return (
    <>
      <PanelHeader
        title={<Text id="installation.finishSeveral" />}
        back={{ label: isRoot ? project.name : title, onBack: closePanel }}
        actions={
          finishable.length > 0 && (
            <Button icon={<Print />} onClick={() => window.print()}>
              <Text id="protocol.print" />
            </Button>
          )
        }
      >
        {finishable.length > 0 && <CertifiedCount rooms={chosen.map(roomOf)} openCount={open.length} />}
      </PanelHeader>
      <PanelBody>
        {finishable.length === 0 && !found.isLoading && (
          <Notice picture={<EmptyCable />} title={<Text id="installation.finishSeveral.none" />}>
            <Text id="installation.finishSeveral.none.reason" />
          </Notice>
        )}
        {!found.isLoading && (
          <FinishableInstallations
            groups={groups}
            blockedGroups={blockedGroups}
            openIds={open.map((room) => room.id)}
            chosenIds={chosen.map((room) => room.id)}
            isFinishing={isFinishing}
            onChoose={choose}
          />
        )}
        <OtherInstallations
          elsewhere={found.elsewhere.map(named)}
          finishedCount={found.isLoading ? 0 : installationCount - finishable.length - blockedCount}
        />
        {found.isLoading && <TableSkeleton rows={Math.min(installationCount, 8)} twoLine />}
      </PanelBody>
      {finishable.length > 0 && (
        <FinishSeveralFooter
          canActivate={canActivate}
          outcomes={finishable.flatMap(({ outcome }) => outcome ?? [])}
          openCount={open.length}
          chosenCount={chosen.length}
          sendableCount={sendable.length}
          isAccepted={isAccepted}
          isFinishing={isFinishing || isSigning}
          signing={signs ? signing : null}
          onAccept={setAccepted}
          onFinish={(isSigned) => void finishChosen({ isSigned })}
        />
      )}
    </>
  );
}
