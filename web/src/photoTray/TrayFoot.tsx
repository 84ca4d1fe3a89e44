import { Button, Checkbox } from "@blueprintjs/core";
import { CloudUpload } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./TrayFoot.module.css";
import type { useSendPhotos } from "./useSendPhotos.ts";

type Props = Pick<ReturnType<typeof useSendPhotos>, "questions" | "keep"> & {
  placedCount: number;
  /** The photos of the tray, with and without a room. */
  unsentCount: number;
  proposalCount: number;
  chosenCount: number;
  /** True once photos are being sent or were sent. */
  isBegun: boolean;
  /** Leaves the tray, which retains its photos. Null unless all sent photos arrived. */
  onDone: (() => void) | null;
  onSend: (keepsPlace: boolean) => void;
  onDropAll: () => void;
  /** Assigns the ticked photos. Stands above the foot's line. */
  assign: ReactNode;
};

/** Counts the photos and proposals that the person must decide on, and has the page's only primary button. */
export function TrayFoot({
  placedCount,
  unsentCount,
  proposalCount,
  chosenCount,
  isBegun,
  onDone,
  questions,
  keep,
  onSend,
  onDropAll,
  assign,
}: Props) {
  const text = useText();
  const [keepsPlace, setKeepsPlace] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asked = questions.flatMap(({ photos }) => photos);
  const similar = asked.filter(({ sameAs }) => sameAs.kind === "SIMILAR").length;
  const open = [
    asked.length > similar && text("photoTray.same", { count: asked.length - similar }),
    similar > 0 && text("photoTray.similar", { count: similar }),
    proposalCount > 0 && text("photoTray.proposalsLeft", { count: proposalCount }),
  ].filter(Boolean);
  if (unsentCount === 0 && asked.length === 0) return null;
  const keepAll = () => {
    for (const { place, photos } of questions)
      void keep(
        place,
        photos.map(({ url }) => url),
      );
  };
  return (
    <footer className={styles.foot}>
      {/* A region that appears with its text is not announced, so this region is always rendered. */}
      <p role="status" className="heard-only">
        {chosenCount > 0 && <Text id="photoTray.assign.count" values={{ count: chosenCount }} />}
      </p>
      {assign}
      {unsentCount > 0 && (
        <Checkbox
          className={styles.place}
          checked={keepsPlace}
          label={text("attachment.keepPlace")}
          onChange={(event) => setKeepsPlace(event.currentTarget.checked)}
        />
      )}
      <p role="status" className={styles.fact}>
        {open.length > 0 ? (
          open.join(", ")
        ) : placedCount > 0 ? (
          <Text id="photoTray.check" />
        ) : (
          unsentCount > 0 && !isBegun && <Text id="photoTray.notSent" />
        )}
      </p>
      <div className={styles.actions}>
        {asked.length > 1 && (
          <Button onClick={keepAll}>
            <Text id="photoTray.same.keepAll" />
          </Button>
        )}
        {unsentCount > 0 && isAsking && (
          <>
            <Button onClick={() => setAsking(false)}>
              <Text id="photoTray.dropAll.no" />
            </Button>
            <Button
              intent="danger"
              onClick={() => {
                setAsking(false);
                onDropAll();
              }}
            >
              <Text id="photoTray.dropAll.yes" values={{ count: unsentCount }} />
            </Button>
          </>
        )}
        {unsentCount > 0 && !isAsking && (
          <>
            {onDone && placedCount === 0 ? (
              <Button intent="primary" onClick={onDone}>
                <Text id="modal.done" />
              </Button>
            ) : (
              <Button onClick={() => setAsking(true)}>
                <Text id="photoTray.dropAll" />
              </Button>
            )}
            {placedCount > 0 && (
              <Button intent="primary" icon={<CloudUpload />} onClick={() => onSend(keepsPlace)}>
                <Text id="photoTray.send" values={{ count: placedCount }} />
              </Button>
            )}
          </>
        )}
      </div>
    </footer>
  );
}
