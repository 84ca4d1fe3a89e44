import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { type ChosenInstrument, type ChosenMeasured, MeasuredContext } from "../reading/measured.ts";
import { requestFailure } from "../relay/failures.ts";
import { InstrumentLine } from "../step/InstrumentLine.tsx";
import { MeasuredLine } from "../step/MeasuredLine.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PageError } from "../ui/PageError.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SmallSpinner } from "../ui/SkeletonHead.tsx";
import { FailedFolders } from "./FailedFolders.tsx";
import { GridSkeleton } from "./GridSkeleton.tsx";
import styles from "./MeasuringGrid.module.css";
import { MeasuringGrid } from "./MeasuringGrid.tsx";
import { useRooms } from "./useRooms.ts";

type Props = { folderId: string | null; title: string };

export function MeasuringPage({ folderId, title }: Props) {
  const text = useText();
  const { projectId, projectPath, folderPath } = useProjectAddress();
  const { list, values, fetchedIds, failed, pendingIds, error, restart, retry } = useRooms(projectId, folderId);
  const [chosen, choose] = useState<ChosenMeasured | null>(null);
  const [instrument, chooseInstrument] = useState<ChosenInstrument | null | undefined>();
  useRefreshAfterwards();
  // A listed room has a row once it is loaded, or while its folder is loading. A deleted room has none.
  const rooms = list?.filter((room) => fetchedIds.has(room.installationId) || pendingIds.has(room.folderId)) ?? [];
  const isWaiting = error === null && (list === null || (fetchedIds.size === 0 && pendingIds.size > 0));
  const isReading = error === null && pendingIds.size > 0;
  return (
    <>
      <PageHeader
        title={text("measuring.title")}
        back={{ to: folderId === null ? projectPath : folderPath(folderId), label: title }}
        // The progress stands beside the title, so that the end of loading does not move the grid.
        actions={
          <div className={styles.progress}>
            <p role="status">
              {isReading && (
                <Text id="measuring.progress" values={{ count: fetchedIds.size, total: list?.length ?? 0 }} />
              )}
            </p>
            {(isWaiting || isReading) && <SmallSpinner />}
          </div>
        }
      />
      {error !== null ? (
        <PageError
          title={<Text id="measuring.failed" />}
          reason={<Text id="app.part.failed" />}
          requestId={requestFailure(error).requestId}
          onRetry={restart}
        />
      ) : isWaiting ? (
        <GridSkeleton rows={Math.min(list?.length ?? 8, 12)} />
      ) : (
        <MeasuredContext value={{ chosen, choose, instrument: instrument ?? null }}>
          <div className={styles.how}>
            <MeasuredLine />
            {rooms.length > 0 && <InstrumentLine chosen={instrument} hasInsulation onChoose={chooseInstrument} />}
          </div>
          <FailedFolders failed={failed} isRetrying={pendingIds.size > 0} onRetry={retry} />
          {rooms.length > 0 ? (
            <MeasuringGrid rooms={rooms} values={values} fetchedIds={fetchedIds} isLoading={pendingIds.size > 0} />
          ) : (
            failed.length === 0 && (
              <Notice picture={<EmptyCable />} title={<Text id="measuring.none" />}>
                <Text id="measuring.none.reason" />
              </Notice>
            )
          )}
        </MeasuredContext>
      )}
    </>
  );
}

/** Reloads the page when the grid closes, because the page shows the missing values. */
function useRefreshAfterwards() {
  const { revalidate } = useRevalidator();
  useEffect(() => () => void revalidate(), [revalidate]);
}
