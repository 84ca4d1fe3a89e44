import { Button } from "@blueprintjs/core";
import { MobilePhone } from "@blueprintjs/icons";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import styles from "./AttachmentUpload.module.css";
import type { useCameraGrant } from "./useCameraGrant.ts";

const PhoneCamera = lazy(async () => ({ default: (await import("./PhoneCamera.tsx")).PhoneCamera }));

type Props = { camera: ReturnType<typeof useCameraGrant> };

/** Shows a QR code through which a phone sends photos. Closing the code ends the phone's access. */
export function PhoneCameraButton({ camera: { opened, isCreating, create, end, close } }: Props) {
  const toggle = async () => {
    if (!opened) return create();
    if (opened.grant.state === "ENDED" || (await end())) close();
  };
  return (
    <Button
      className={styles.phone}
      variant="minimal"
      size="small"
      intent="primary"
      icon={<MobilePhone />}
      loading={isCreating && !opened}
      onClick={() => void toggle()}
    >
      <Text id={opened ? "phoneCamera.close" : "phoneCamera.open"} />
    </Button>
  );
}

/** The card with the QR code for a phone. Space is reserved from the click, so that nothing moves later. */
export function PhoneCameraPart({ camera: { opened, failure, isCreating, create, end } }: Props) {
  const text = useText();
  const failureText = useFailureText("installation");
  const card = useRef<HTMLElement>(null);
  const isShown = opened !== null || isCreating;
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failureText(failure)}
        </p>
      )}
      {isShown && (
        <section
          ref={card}
          className={`${styles.phoneCard} ${opened?.grant.state === "ENDED" ? "" : styles.phoneCode}`}
          aria-label={text("phoneCamera.title")}
        >
          {opened && (
            <Boundary fallback={() => <LostPart />}>
              <Suspense>
                <PhoneCamera
                  grant={opened.grant}
                  secret={opened.secret}
                  onRenew={() => void create()}
                  onEnd={() => void end()}
                />
              </Suspense>
            </Boundary>
          )}
        </section>
      )}
    </>
  );
}
