import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import type { FinishInstallations_folder$key } from "./__generated__/FinishInstallations_folder.graphql.ts";
import { FinishableInstallations } from "./FinishableInstallations.tsx";
import styles from "./FinishInstallations.module.css";
import { FinishSeveralFooter } from "./FinishSeveralFooter.tsx";
import { UnfinishedInstallation } from "./UnfinishedInstallation.tsx";
import { useFinishInstallations } from "./useFinishInstallations.ts";
import { useFolderInstallations } from "./useFolderInstallations.ts";
import { useRefreshFolder } from "./useRefreshFolder.ts";
import { useUnsentEntryIds } from "./useUnsentEntryIds.ts";

/** Lists a folder's installations to finish at once, with one declaration for all; below them those that lack something. */
export function FinishInstallations({ folderRef }: { folderRef: FinishInstallations_folder$key }) {
  const folder = useFragment(
    graphql`
      fragment FinishInstallations_folder on Folder {
        id
        folderId
        title
        isRoot
        project {
          name
        }
        ...useFolderInstallations_folder
      }
    `,
    folderRef,
  );
  useAdoptOrphanedUploads();
  const { projectId } = useProjectAddress();
  const { installations, isLoading } = useFolderInstallations(folder);
  const { finish, isFinishing, outcomes } = useFinishInstallations();
  const refresh = useRefreshFolder(projectId, folder.folderId);
  const { values, change } = useDraftForm(draftKeys.finishing(folder.id), { installationIds: "" });
  const [isAccepted, setAccepted] = useState(false);
  const unsentEntryIds = useUnsentEntryIds(installations.flatMap(({ entryIds }) => entryIds));

  const isFinished = ({ status }: { status: string }) => status === "COMPLETED";
  const finishable = installations
    .filter((one) => outcomes.has(one.id) || (one.viewerCanFinish && !isFinished(one)))
    .map((installation) => ({
      ...installation,
      // An answer may have been lost on its way: then the folder, fetched again, knows better.
      outcome: isFinished(installation) ? ({ kind: "done" } as const) : outcomes.get(installation.id),
      isUnsent: installation.entryIds.some((id) => unsentEntryIds.has(id)),
    }));
  const listedIds = new Set(finishable.map(({ id }) => id));
  const others = installations.filter(({ id }) => !listedIds.has(id));
  const unfinished = others.filter((one) => !isFinished(one));
  const open = finishable.filter(({ outcome }) => outcome?.kind !== "done");
  const wishedIds = new Set(values.installationIds.split(" "));
  const chosen = open.filter(({ id }) => wishedIds.has(id));
  const sendable = chosen.filter(({ isUnsent }) => !isUnsent);
  const choose = (ids: readonly string[]) => change("installationIds", ids.join(" "));
  const finishChosen = async () => {
    const failedIds = await finish(sendable.map(({ id }) => id));
    choose(chosen.flatMap(({ id, isUnsent }) => (isUnsent || failedIds.includes(id) ? [id] : [])));
    if (failedIds.length === 0) setAccepted(false);
    refresh();
  };
  return (
    <>
      <PanelHeader title={<Text id="installation.finishSeveral" />}>
        {folder.isRoot ? folder.project.name : folder.title}
      </PanelHeader>
      <PanelBody>
        {finishable.length > 0 ? (
          <>
            <p>
              <Text id="installation.finishSeveral.meaning" />
            </p>
            <FinishableInstallations
              installations={finishable}
              openIds={open.map(({ id }) => id)}
              chosenIds={chosen.map(({ id }) => id)}
              isFinishing={isFinishing}
              onChoose={choose}
            />
          </>
        ) : (
          !isLoading && (
            <Notice picture={<EmptyCable />} title={<Text id="installation.finishSeveral.none" />}>
              <Text id="installation.finishSeveral.none.reason" />
            </Notice>
          )
        )}
        {unfinished.length > 0 && (
          <section>
            <h3>
              <Text id="installation.finishSeveral.unfinished" values={{ count: unfinished.length }} />
            </h3>
            <ul className={styles.list}>
              {unfinished.map((installation) => (
                <UnfinishedInstallation key={installation.id} installationRef={installation} />
              ))}
            </ul>
          </section>
        )}
        {others.length > unfinished.length && (
          <p className={styles.finished}>
            <Text id="installation.finishSeveral.finished" values={{ count: others.length - unfinished.length }} />
          </p>
        )}
        <p role="status">{isLoading && <Text id="app.loading" />}</p>
      </PanelBody>
      {finishable.length > 0 && (
        <FinishSeveralFooter
          outcomes={finishable.flatMap(({ outcome }) => outcome ?? [])}
          openCount={open.length}
          chosenCount={chosen.length}
          sendableCount={sendable.length}
          isAccepted={isAccepted}
          isFinishing={isFinishing}
          onAccept={setAccepted}
          onFinish={() => void finishChosen()}
        />
      )}
    </>
  );
}
