import { Button } from "@blueprintjs/core";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { requestIdOf } from "../relay/failures.ts";
import { PageError } from "../ui/PageError.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import { AssignForm } from "./AssignForm.tsx";
import { ChoosePhotos } from "./ChoosePhotos.tsx";
import { LoosePhotos } from "./LoosePhotos.tsx";
import styles from "./PhotoTray.module.css";
import { usePhotosView } from "./photosView.ts";
import { RoomOnlyPhotos } from "./RoomOnlyPhotos.tsx";
import { RoomTable } from "./RoomTable.tsx";
import { SentPhotos } from "./SentPhotos.tsx";
import { TrayFoot } from "./TrayFoot.tsx";
import { type Place, placesByEntry } from "./trayPlaces.ts";
import { useAddPhotos } from "./useAddPhotos.ts";
import { usePlaceText } from "./usePlaceText.ts";
import { type Proposal, useProposals } from "./useProposals.ts";
import { useSendPhotos } from "./useSendPhotos.ts";
import { useTrayPhotos } from "./useTrayPhotos.ts";
import { useTrayRooms } from "./useTrayRooms.ts";

const TrayViewer = lazy(async () => ({ default: (await import("./TrayViewer.tsx")).TrayViewer }));

type Props = { trayId: string; projectId: string; folderId: string | null; projectName: string; title: string };

export function PhotoTray({ trayId, projectId, folderId, projectName, title }: Props) {
  const text = useText();
  const { placeText } = usePlaceText();
  useAdoptOrphanedUploads();
  const { back, leave } = usePhotosView();
  const { rooms, total, isComplete, error, retry } = useTrayRooms(projectId, folderId);
  const places = useMemo(() => placesByEntry(rooms), [rooms]);
  const { placed, loose, plan, remove } = useTrayPhotos(trayId, rooms, places, isComplete);
  const proposals = useProposals(loose, places);
  const addPhotos = useAddPhotos(trayId, projectName);
  const sending = useSendPhotos(places);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState("");
  const [enlargedId, setEnlargedId] = useState<string | null>(null);
  const pictures = [...loose.filter(({ problem }) => problem?.kind !== "fault"), ...placed];
  const trayTitle = useRef<HTMLHeadingElement>(null);
  const sentTitle = useRef<HTMLHeadingElement>(null);
  const chosen = loose.filter(({ id, problem }) => chosenIds.has(id) && problem?.kind !== "fault");

  // The pressed button disappears with the photos, so the focus moves to a title.
  const keepFocus = (first = trayTitle, second = trayTitle) =>
    requestAnimationFrame(() => takeFreeFocus(first.current ?? second.current));
  const assign = (ids: readonly string[], place: Place) => {
    plan(ids, place.entry.id);
    setChosenIds(new Set([...chosenIds].filter((id) => !ids.includes(id))));
    setTold(text("photoTray.told", { count: ids.length, place: placeText(place) }));
    keepFocus();
  };
  const ticked = chosen.map(({ id }) => id);
  const assignChosen = (place: Place) => assign(ticked, place);
  const accept = (accepted: readonly Proposal[]) => {
    for (const { photo, place } of accepted) assign([photo.id], place);
  };
  const takeBack = (id: string) => {
    plan([id], null);
    setTold(text("photoTray.toldBack"));
    keepFocus();
  };
  const drop = (ids: readonly string[]) => {
    for (const id of ids) remove(id);
    keepFocus();
  };
  const isReading = !isComplete && error === null;
  const [questions, unsent] = [sending.questions, [...loose, ...placed]];
  return (
    <section className={styles.tray} aria-label={text("photoTray.title")}>
      <PageHeader title={text("photoTray.title")} back={{ ...back, label: title }}>
        {pictures.length > 0 && sending.count === 0 && (
          <p className={styles.state}>
            <Text
              id="photoTray.state"
              values={{
                placed: placed.length,
                loose: pictures.length - placed.length,
                proposed: proposals.size,
                count: pictures.length,
              }}
            />
          </p>
        )}
      </PageHeader>
      <p role="status" className="heard-only">
        {told}
      </p>
      <SentPhotos
        sending={sending}
        titleRef={sentTitle}
        onDrop={(ids) => {
          sending.drop(ids);
          keepFocus(sentTitle, trayTitle);
        }}
      />
      {error !== null ? (
        <PageError
          title={<Text id="photoTray.failed" />}
          reason={<Text id="photoTray.failed.reason" />}
          requestId={requestIdOf(error)}
          onRetry={retry}
        />
      ) : (
        <p role="status" className={styles.reading}>
          {!isComplete && <Text id="photoTray.reading" values={{ count: rooms.length, total: total ?? 0 }} />}
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.photos}>
          <ChoosePhotos
            example={rooms[0]?.title ?? "1101"}
            isEmpty={unsent.length + sending.count === 0}
            onChoose={addPhotos}
          />
          <LoosePhotos
            photos={loose}
            chosenIds={chosenIds}
            isBegun={placed.length > 0 || sending.own.length > 0}
            proposals={proposals}
            titleRef={trayTitle}
            onChoose={setChosenIds}
            onAssign={assign}
            onRemove={drop}
            onEnlarge={setEnlargedId}
          />
        </div>
        {isReading && <TableSkeleton rows={6} twoLine />}
        <RoomTable
          {...{ placed, questions }}
          // All rooms appear at once. A further step would otherwise move columns while somebody reads.
          rooms={isReading ? [] : rooms}
          proposals={[...proposals.values()]}
          hasPhotos={unsent.length + sending.count > 0}
          looseCount={pictures.length - placed.length}
          chosenCount={chosen.length}
          keep={sending.keep}
          takeAway={sending.takeAway}
          onPut={assignChosen}
          onTakeBack={takeBack}
          onAccept={accept}
          onEnlarge={setEnlargedId}
          onDropPhotos={assign}
          onDropFiles={(files, place) => addPhotos(files, place.entry.id)}
          actions={
            <>
              {proposals.size > 1 && (
                <Button size="small" onClick={() => accept([...proposals.values()])}>
                  <Text id="photoTray.proposal.acceptAll" values={{ count: proposals.size }} />
                </Button>
              )}
              <RoomOnlyPhotos
                placed={placed}
                loose={loose}
                onAssign={(ids, place) => plan(ids, place.entry.id)}
                onAssigned={(count, number) => {
                  setTold(text("photoTray.toldStep", { count, number }));
                  keepFocus();
                }}
              />
            </>
          }
        />
      </div>
      <TrayFoot
        placedCount={placed.length}
        unsentCount={unsent.length}
        proposalCount={proposals.size}
        chosenCount={chosen.length}
        isBegun={sending.count > 0}
        onDone={sending.count > 0 && sending.own.length === 0 ? leave : null}
        {...{ questions, keep: sending.keep }}
        assign={
          <AssignForm {...{ places }} count={chosen.length} onAssign={assignChosen} onRemove={() => drop(ticked)} />
        }
        onSend={(keepsPlace) => {
          sending.confirm(placed.map((photo) => ({ ...photo, keepsPlace })));
          keepFocus(sentTitle);
        }}
        onDropAll={() => drop(unsent.map(({ id }) => id))}
      />
      {enlargedId !== null && (
        <Suspense>
          <TrayViewer photos={pictures} id={enlargedId} onClose={() => setEnlargedId(null)} />
        </Suspense>
      )}
    </section>
  );
}
