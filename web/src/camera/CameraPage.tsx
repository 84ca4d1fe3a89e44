import { useRef } from "react";
import { useLocation } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { useTimeLeft } from "../ui/useTimeLeft.ts";
import { UploadsProvider } from "../upload/UploadsProvider.tsx";
import { useUploads } from "../upload/uploadsContext.ts";
import styles from "./CameraPage.module.css";
import { Photos } from "./Photos.tsx";
import { type Camera, useCamera } from "./useCamera.ts";

/** A phone opens this page from a step's QR code without signing in. The address's fragment is the grant's secret. */
export function CameraPage() {
  const secret = useLocation().hash.slice(1);
  return (
    <UploadsProvider key={secret}>
      <OpenCamera secret={secret} />
    </UploadsProvider>
  );
}

function OpenCamera({ secret }: { secret: string }) {
  const text = useText();
  const { camera, isUnanswered, change, end } = useCamera(secret);
  const { uploads } = useUploads();
  const arrived = useRef(0);
  if (camera) arrived.current = camera.attachedFiles;
  const isDone = camera === null && arrived.current > 0 && uploads.length === 0;
  const heading = usePageTitle(text("phoneCamera.page"));
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <StatusIcon name="mark" size={26} />
        <b className={styles.room}>{camera ? camera.installationTitle : <Text id="app.brand" />}</b>
        {camera && <TimeLeft camera={camera} />}
      </header>
      <main className={styles.main}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {camera ? (
              <Text id="step.numbered" values={{ number: camera.stepNumber, title: camera.stepTitle }} />
            ) : isDone ? (
              <Text id="phoneCamera.done" values={{ count: arrived.current }} />
            ) : (
              <Text id={camera === null ? "phoneCamera.ended" : "phoneCamera.page"} />
            )}
          </h1>
          {camera && (
            <p className={styles.muted}>
              {camera.projectName}, {camera.companyName}
              <br />
              {camera.productTitle}
            </p>
          )}
          {camera === undefined && (
            <p role="status" className={styles.muted}>
              <Text id={isUnanswered ? "phoneCamera.resting" : "phoneCamera.opening"} />
            </p>
          )}
          {camera === null && (
            <p role="status">
              <Text id={isDone ? "phoneCamera.done.how" : "phoneCamera.ended.how"} />
            </p>
          )}
        </div>
        {camera && <Needed camera={camera} />}
        {camera !== undefined && <Photos camera={camera} secret={secret} onChange={change} onEnded={end} />}
      </main>
    </div>
  );
}

function TimeLeft({ camera }: { camera: Camera }) {
  const time = useTimeLeft(camera.expiresAt);
  return (
    <span className={styles.time}>
      <Text id="phoneCamera.left" values={{ time }} />
    </span>
  );
}

function Needed({ camera: { attachmentCount, requiresAttachments } }: { camera: Camera }) {
  if (attachmentCount === 0 && !requiresAttachments) return null;
  return (
    <p className={styles.card}>
      <StatusIcon name={attachmentCount > 0 ? "completed" : "not-measured"} size={18} />
      <span className={styles.need}>
        <Text id={attachmentCount > 0 ? "phoneCamera.has" : "phoneCamera.needed"} values={{ count: attachmentCount }} />
      </span>
    </p>
  );
}
