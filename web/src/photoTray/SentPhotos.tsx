import { Button, ProgressBar } from "@blueprintjs/core";
import type { RefObject } from "react";
import { Link } from "react-router";
import { UploadRow } from "../attachment/UploadRow.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { isUnderWay } from "../upload/uploadsContext.ts";
import styles from "./PhotoTray.module.css";
import type { Place } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";
import type { useSendPhotos } from "./useSendPhotos.ts";

const quarter = 0.25;

const roomSearch = ({ room, step }: Place) =>
  panelSearch({
    kind: "installation",
    installationId: room.installationId,
    view: { name: "step", stepLabel: step.stepLabel },
  });

type Props = {
  sending: ReturnType<typeof useSendPhotos>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onDrop: (ids: readonly string[]) => void;
};

export function SentPhotos({ sending, titleRef, onDrop }: Props) {
  const text = useText();
  const { placeText } = usePlaceText();
  const { own, arrived, count, done, share, isSending, send } = sending;
  const stopped = own.filter(({ upload }) => !isUnderWay(upload));
  const sendable = stopped.filter(
    ({ upload: { failure, isCancelled } }) => failure?.kind !== "refused" && !isCancelled,
  );
  // Announced in steps of 25 %, so that screen readers do not talk all the time.
  const heard = isSending ? Math.floor(share / quarter) * quarter : 1;
  return (
    <section aria-label={text("photoTray.sending")} className={count > 0 ? styles.sent : undefined}>
      {count > 0 && (
        <div className={styles.progress}>
          {own.length === 0 && <StatusIcon name="completed" size={18} />}
          <h3 ref={titleRef} tabIndex={-1} className={styles.title}>
            <Text id={own.length > 0 ? "photoTray.progress" : "photoTray.sent"} values={{ done, count }} />
          </h3>
          {sendable.length > 1 && (
            <Button size="small" onClick={() => sendable.map(({ upload, place }) => send(upload, place))}>
              <Text id="photoTray.sendAgain" values={{ count: sendable.length }} />
            </Button>
          )}
          {own.length > 0 && (
            <Button size="small" variant="minimal" onClick={() => onDrop(own.map(({ upload }) => upload.id))}>
              <Text id="photoTray.cancelAll" />
            </Button>
          )}
        </div>
      )}
      {own.length > 0 && (
        <>
          <ProgressBar
            aria-label={text("photoTray.sending")}
            value={share}
            animate={false}
            stripes={false}
            intent="primary"
          />
          <ul className={styles.list}>
            {own.map(({ upload, place }) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                place={placeText(place)}
                onSend={() => send(upload, place)}
                onDrop={() => onDrop([upload.id])}
              />
            ))}
          </ul>
        </>
      )}
      {own.length === 0 && arrived.length > 0 && (
        <ul className={styles.arrived}>
          {arrived.map(({ place, count: photos }) => (
            <li key={place.entry.id}>
              <Link to={{ search: roomSearch(place) }}>{placeText(place)}</Link>{" "}
              <Text id="photoTray.sentTo" values={{ count: photos }} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="heard-only">
        {count > 0 && own.length === 0 && <Text id="photoTray.sent" values={{ count }} />}
        {isSending && <Text id="photoTray.heard" values={{ percent: 100 * heard, count }} />}
      </p>
    </section>
  );
}
