import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../../errors/PartFailed.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useRetry } from "../../relay/useRetry.ts";
import { Card } from "../../ui/Card.tsx";
import type { Readiness_project$key } from "./__generated__/Readiness_project.graphql.ts";
import RetryQuery, { type ReadinessRetryQuery } from "./__generated__/ReadinessRetryQuery.graphql.ts";
import { NationalRecordNote } from "./NationalRecordNote.tsx";
import styles from "./Readiness.module.css";
import { ReadinessBar } from "./ReadinessBar.tsx";
import { ReadinessList } from "./ReadinessList.tsx";
import { ReviewNote } from "./ReviewNote.tsx";
import { isInTable, type ReadinessRow, readinessRows } from "./readinessRows.ts";
import { recordGaps } from "./recordGaps.ts";
import { UndeliveredNote } from "./UndeliveredNote.tsx";
import { WarrantyNote } from "./WarrantyNote.tsx";

const fragment = graphql`
  fragment Readiness_project on Project @refetchable(queryName: "ReadinessRetryQuery") {
    id
    status
    installationCount
    completedInstallationCount
    activatedInstallationCount
    undeliveredCertificateCount
    # The panel where several are finished reads the same list, and must find every change of it whole.
    ...useRoomsBelow_project
    projectId
    signableFolders @catch(to: RESULT) {
      folderId
      pathIds
      installations {
        awaitsReview
      }
      ...readinessRows_folder
      ...WarrantyNote_folder
      ...recordGaps_folder
      ...ReviewNote_folder
    }
  }
`;

type Folder = {
  folderId: string;
  installationCount: number;
  completed: number | null;
  /** True if a table shows the states of the rooms that are directly in the folder. */
  hasTable: boolean;
  activatedInstallationCount: number | null | undefined;
};
type Props = {
  projectRef: Readiness_project$key;
  /** The folder whose rooms are listed; absent on the project's page. */
  folder?: Folder;
};

/** The numbers are shown even if the list of missing values fails to load. */
export function Readiness({ projectRef, folder }: Props) {
  const project = useFragment(fragment, projectRef);
  const { retry, isRetrying } = useRetry<ReadinessRetryQuery>(RetryQuery);
  const { signableFolders: folders } = project;
  const count = folder?.installationCount ?? project.installationCount;
  const completed = folder ? folder.completed : project.completedInstallationCount;
  const activated = (folder ?? project).activatedInstallationCount ?? 0;
  const undelivered = folder ? 0 : project.undeliveredCertificateCount;
  const progress = completed !== null && (
    <div className={styles.progress}>
      <div className={styles.head}>
        <h2>
          <Text id="project.readiness.title" />
        </h2>
        <span className={styles.count}>
          <Text id="project.readiness.count" values={{ completed, count }} />
        </span>
      </div>
      <ReadinessBar completed={completed} count={count} />
    </div>
  );
  if (!folders.ok || !folders.value)
    return (
      <div className={styles.failed}>
        {progress && <Card>{progress}</Card>}
        <PartFailed
          title={<Text id="project.readiness.failed" />}
          errors={folders.ok ? [] : folders.errors}
          isRetrying={isRetrying}
          onRetry={() => retry({ id: project.id })}
        />
      </div>
    );
  const below = folders.value.filter(({ pathIds }) => !folder || pathIds.includes(folder.folderId));
  const rows = readinessRows(below);
  const isAwaited = below.some(({ installations }) => installations.some(({ awaitsReview }) => awaitsReview === true));
  // "Nothing is missing in the folder" would contradict the note about the national record.
  const ofFolder = recordGaps(below) ? null : ("folder.readiness.none" as const);
  const ofProject = stateText(project.status, activated);
  const isTold = (row: ReadinessRow) => isTableOf(folder, below) && isInTable(row);
  const untold = rows.filter((row) => !isTold(row));
  const state = isAwaited || rows.length > 0 ? null : folder ? ofFolder : ofProject;
  return (
    <Card>
      {progress}
      {activated > 0 && (folder || activated < count) && (
        <p className={styles.state}>
          <Text id="project.readiness.activatedCount" values={{ activated, count }} />
        </p>
      )}
      <WarrantyNote folders={below} />
      <NationalRecordNote folders={below} />
      {Boolean(undelivered) && <UndeliveredNote count={undelivered ?? 0} />}
      <ReviewNote projectId={project.projectId} folders={below} />
      {untold.length > 0 ? (
        <ReadinessList rows={untold} pageFolderId={folder?.folderId} shownAtFirst={folder ? 6 : 4} />
      ) : (
        state && (
          <p className={styles.state}>
            <Text id={state} />
          </p>
        )
      )}
    </Card>
  );
}

/** True if the folder's table has all rooms that the card is about. */
function isTableOf(folder: Folder | undefined, below: readonly { readonly folderId: string }[]) {
  return folder?.hasTable === true && below.every(({ folderId }) => folderId === folder.folderId);
}

function stateText(status: string, activated: number) {
  if (status === "COMPLETED") return "project.readiness.activated";
  return activated > 0 ? "project.readiness.othersFinished" : "project.readiness.allFinished";
}
