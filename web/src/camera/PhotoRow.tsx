import { Button, ProgressBar } from "@blueprintjs/core";
import { Media } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useDrawnPhoto } from "../photo/useDrawnPhoto.ts";
import { useNetworkState } from "../relay/networkState.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { Upload } from "../upload/uploadsContext.ts";
import styles from "./CameraPage.module.css";

function Row({ file, children }: { file: File; children: ReactNode }) {
  const { canvas, isDrawable } = useDrawnPhoto(file, 120);
  return (
    <li className={styles.row}>
      {isDrawable ? (
        <canvas ref={canvas} className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <Media size={20} />
        </span>
      )}
      <div className={styles.words}>{children}</div>
    </li>
  );
}

type SendingProps = {
  upload: Upload;
  /** Null once the grant has ended. */
  onSend: (() => void) | null;
  onDrop: () => void;
};

export function SendingPhoto({ upload, onSend, onDrop }: SendingProps) {
  const text = useText();
  const failureText = useFailureText("installation");
  const { isOffline } = useNetworkState();
  const { file, share, failure, isResting } = upload;
  const percent = Math.round(share * 100);
  if (failure)
    return (
      <Row file={file}>
        <p role="alert" className={styles.failed}>
          <Text id="phoneCamera.notSent" /> {failureText(failure)}
        </p>
        <div className={styles.actions}>
          {failure.kind === "failed" && onSend && (
            <Button size="large" onClick={onSend}>
              <Text id="app.retry" />
            </Button>
          )}
          <Button size="large" onClick={onDrop}>
            <Text id="attachment.drop.short" />
          </Button>
        </div>
      </Row>
    );
  const isHeld = isResting || (isOffline && percent === 0);
  return (
    <Row file={file}>
      <b>{isHeld ? <Text id="phoneCamera.resting" /> : <Text id="phoneCamera.sending" values={{ percent }} />}</b>
      <span className={styles.muted}>
        <Text id="phoneCamera.keepOpen" />
      </span>
      {!isHeld && (
        <div
          role="progressbar"
          aria-label={text("attachment.progress", { fileName: file.name, percent })}
          aria-valuenow={percent}
        >
          <ProgressBar value={share} intent="primary" animate={false} stripes={false} />
        </div>
      )}
    </Row>
  );
}

export function SentPhoto({ file, at, room }: { file: File; at: Date; room: string }) {
  const { formatTime } = useIntl();
  const time = formatTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (
    <Row file={file}>
      <b className={styles.arrived}>
        <StatusIcon name="completed" size={16} />
        <Text id="phoneCamera.arrived" values={{ time }} />
      </b>
      <span className={styles.muted}>
        <Text id="phoneCamera.shown" values={{ room }} />
      </span>
    </Row>
  );
}
