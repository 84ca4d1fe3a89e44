import { Button, ProgressBar } from "@blueprintjs/core";
import { UploadRow } from "../attachment/UploadRow.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isUnderWay } from "../upload/uploadsContext.ts";
import styles from "./PhotoTray.module.css";
import { usePlaceText } from "./usePlaceText.ts";
import type { useSendPhotos } from "./useSendPhotos.ts";

const quarter = 0.25;

/** How far all confirmed photos are together, and each that has not arrived. */
export function SentPhotos({ sending }: { sending: ReturnType<typeof useSendPhotos> }) {
  const text = useText();
  const { placeText } = usePlaceText();
  const { own, count, done, share, isSending, send, drop } = sending;
  const stopped = own.filter(({ upload }) => !isUnderWay(upload));
  const sendable = stopped.filter(({ upload: { failure } }) => failure?.kind !== "refused");
  // In quarters, so that a screen reader is not kept talking.
  const heard = isSending ? Math.floor(share / quarter) * quarter : 1;
  return (
    <section aria-label={text("photoTray.sending")} className={count > 0 ? styles.sent : undefined}>
      {own.length > 0 && (
        <>
          <div className={styles.progress}>
            <span>
              <Text id="photoTray.progress" values={{ done, count }} />
            </span>
            {sendable.length > 1 && (
              <Button size="small" onClick={() => sendable.map(({ upload, place }) => send(upload, place))}>
                <Text id="photoTray.sendAgain" values={{ count: sendable.length }} />
              </Button>
            )}
            <Button size="small" variant="minimal" onClick={() => drop(own.map(({ upload }) => upload.id))}>
              <Text id="photoTray.cancelAll" />
            </Button>
          </div>
          <ProgressBar value={share} animate={false} stripes={false} intent="primary" />
          <ul className={styles.list}>
            {own.map(({ upload, place }) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                place={placeText(place)}
                onSend={() => send(upload, place)}
                onDrop={() => drop([upload.id])}
              />
            ))}
          </ul>
        </>
      )}
      {count > 0 && own.length === 0 && (
        <p>
          <Text id="photoTray.sent" values={{ count }} />
        </p>
      )}
      <p role="status" className="heard-only">
        {count > 0 && own.length === 0 && <Text id="photoTray.sent" values={{ count }} />}
        {isSending && <Text id="photoTray.heard" values={{ percent: 100 * heard, count }} />}
      </p>
    </section>
  );
}
