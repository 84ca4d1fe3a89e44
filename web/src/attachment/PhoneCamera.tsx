import { Button } from "@blueprintjs/core";
import { Clipboard, Refresh } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useNetworkState } from "../relay/networkState.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { useTimeLeft } from "../ui/useTimeLeft.ts";
import styles from "./PhoneCamera.module.css";
import type { CameraGrant } from "./useCameraGrant.ts";

const QrCode = lazy(async () => ({ default: (await import("../ui/QrCode.tsx")).QrCode }));

type Props = {
  grant: CameraGrant;
  secret: string;
  onRenew: () => void;
  onEnd: () => void;
};

export function PhoneCamera({ grant, secret, onRenew, onEnd }: Props) {
  const text = useText();
  const timeLeft = useTimeLeft(grant.expiresAt);
  const isEnded = grant.state === "ENDED";
  const isFull = grant.state === "FULL";
  // The secret is in the fragment, which browsers send to no server.
  const address = `${window.location.origin}/photo#${secret}`;
  return (
    <>
      {!isEnded && (
        <div className={styles.left}>
          {isFull ? (
            <div className={styles.over}>
              <StatusIcon name="completed" size={40} />
            </div>
          ) : (
            <>
              <Boundary fallback={() => <div className={styles.over} />}>
                <Suspense fallback={<div className={styles.code} />}>
                  <QrCode value={address} label={text("phoneCamera.code")} className={styles.code} />
                </Suspense>
              </Boundary>
              <CopyLink address={address} />
            </>
          )}
        </div>
      )}
      <div className={styles.words}>
        <h5 className={styles.title}>
          <Text id="phoneCamera.title" />
        </h5>
        {!isEnded && !isFull && (
          <p className={styles.how}>
            <Text id="phoneCamera.how" />
          </p>
        )}
        <GrantState grant={grant} />
        <dl className={styles.figures}>
          {!isEnded && (
            <div>
              <dt>
                <Text id="phoneCamera.timeLeft" />
              </dt>
              <dd>{timeLeft}</dd>
            </div>
          )}
          <div>
            <dt>
              <Text id="phoneCamera.photos" />
            </dt>
            <dd>
              <Text id="phoneCamera.count" values={{ count: grant.attachedFiles, max: grant.maxFiles }} />
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button icon={<Refresh />} onClick={onRenew}>
            <Text id="phoneCamera.renew" />
          </Button>
          {!isEnded && (
            <Button onClick={onEnd}>
              <Text id="phoneCamera.end" />
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function GrantState({ grant: { state, isReceiving, maxFiles } }: { grant: CameraGrant }) {
  const { isOffline } = useNetworkState();
  const [icon, id] = isOffline
    ? (["waiting", "phoneCamera.resting"] as const)
    : state === "ENDED"
      ? (["not-measured", "phoneCamera.state.ended"] as const)
      : state === "FULL"
        ? (["completed", "phoneCamera.state.full"] as const)
        : isReceiving
          ? (["in-progress", "phoneCamera.state.receiving"] as const)
          : state === "CONNECTED"
            ? (["completed", "phoneCamera.state.connected"] as const)
            : (["waiting", "phoneCamera.state.waiting"] as const);
  return (
    <p role="status" className={`${styles.state} ${icon === "completed" ? styles.good : ""}`}>
      <StatusIcon name={icon} size={16} />
      <span>
        <Text id={id} values={{ max: maxFiles }} />
      </span>
    </p>
  );
}

function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button variant="minimal" size="small" icon={<Clipboard />} onClick={copy}>
      <Text id={isCopied ? "phoneCamera.copied" : "phoneCamera.copy"} />
    </Button>
  );
}
