import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { requestIdOf } from "../relay/failures.ts";
import { PageError } from "../ui/PageError.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import { ChoosePhotos } from "./ChoosePhotos.tsx";
import { LoosePhotos } from "./LoosePhotos.tsx";
import { enlargeId } from "./PhotoRow.tsx";
import styles from "./PhotoTray.module.css";
import { PlacedPhotos } from "./PlacedPhotos.tsx";
import { usePhotosView } from "./photosView.ts";
import { RoomOnlyPhotos } from "./RoomOnlyPhotos.tsx";
import { RoomTable } from "./RoomTable.tsx";
import { SentPhotos } from "./SentPhotos.tsx";
import { type Place, toPlaces } from "./trayPlaces.ts";
import { useAddPhotos } from "./useAddPhotos.ts";
import { usePlaceText } from "./usePlaceText.ts";
import { type Proposal, useProposals } from "./useProposals.ts";
import { useSendPhotos } from "./useSendPhotos.ts";
import { useTrayPhotos } from "./useTrayPhotos.ts";
import { useTrayRooms } from "./useTrayRooms.ts";

const TrayQuestions = lazy(async () => ({ default: (await import("./TrayQuestions.tsx")).TrayQuestions }));
const PhotoViewer = lazy(async () => ({ default: (await import("./PhotoViewer.tsx")).PhotoViewer }));

type Props = { trayId: string; projectId: string; folderId: string | null; projectName: string };

export function PhotoTray({ trayId, projectId, folderId, projectName }: Props) {
  const text = useText();
  const { placeText } = usePlaceText();
  useAdoptOrphanedUploads();
  const { close } = usePhotosView();
  const { rooms, total, isComplete, error, retry } = useTrayRooms(projectId, folderId);
  const places = useMemo(() => toPlaces(rooms), [rooms]);
  const { placed, loose, plan, remove } = useTrayPhotos(trayId, rooms, places, isComplete);
  const proposals = useProposals(loose, places);
  const addPhotos = useAddPhotos(trayId, projectName);
  const sending = useSendPhotos(places);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState("");
  const [enlargedId, setEnlargedId] = useState<string | null>(null);
  const pictures = [...loose.filter(({ problem }) => problem?.kind !== "fault"), ...placed];
  const enlarged = pictures.findIndex(({ id }) => id === enlargedId);
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
  const assignChosen = (place: Place) =>
    assign(
      chosen.map(({ id }) => id),
      place,
    );
  const accept = (accepted: readonly Proposal[]) => {
    for (const { photo, place } of accepted) assign([photo.id], place);
  };
  const takeBack = (id: string) => {
    plan([id], null);
    setTold(text("photoTray.toldBack"));
    keepFocus();
  };
  return (
    <section aria-labelledby="photo-tray">
      <div className={styles.head}>
        <h2 id="photo-tray" tabIndex={-1} ref={takeFreeFocus}>
          <Text id="photoTray.title" />
        </h2>
        <Button icon={<ChevronLeft />} onClick={close}>
          <Text id="photoTray.close" />
        </Button>
      </div>
      <ChoosePhotos example={rooms[0]?.title ?? "1101"} onChoose={addPhotos} />
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
      {sending.questions.length > 0 && (
        <Suspense fallback={null}>
          <TrayQuestions {...sending} />
        </Suspense>
      )}
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
      {placed.length > 0 && (
        <div className={styles.send}>
          <Button
            intent="primary"
            onClick={() => {
              sending.confirm(placed);
              keepFocus(sentTitle);
            }}
          >
            <Text id="photoTray.send" values={{ count: placed.length }} />
          </Button>
          <p className={styles.hint}>
            <Text id="photoTray.check" />
          </p>
        </div>
      )}
      <div className={styles.parts}>
        <div className={styles.photos}>
          <RoomOnlyPhotos
            placed={placed}
            loose={loose}
            onAssign={(ids, place) => plan(ids, place.entry.id)}
            onAssigned={(count, number) => {
              setTold(text("photoTray.toldStep", { count, number }));
              keepFocus();
            }}
          />
          <LoosePhotos
            photos={loose}
            chosenIds={chosenIds}
            isBegun={placed.length > 0 || sending.count > 0}
            proposals={proposals}
            titleRef={trayTitle}
            places={places}
            onChoose={setChosenIds}
            onAssign={assignChosen}
            onAccept={accept}
            onRemove={(id) => {
              remove(id);
              keepFocus();
            }}
            onEnlarge={setEnlargedId}
          />
          <PlacedPhotos photos={placed} onTakeBack={takeBack} onEnlarge={setEnlargedId} />
        </div>
        <RoomTable
          rooms={rooms}
          placed={placed}
          proposals={[...proposals.values()]}
          chosenCount={chosen.length}
          onPut={assignChosen}
          onDropPhotos={assign}
          onDropFiles={(files, place) => addPhotos(files, place.entry.id)}
        />
      </div>
      {enlarged >= 0 && (
        <Suspense>
          <PhotoViewer
            photos={pictures}
            index={enlarged}
            onShow={setEnlargedId}
            focusAfter={() => document.getElementById(enlargeId(enlargedId ?? ""))}
            onClose={() => setEnlargedId(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
