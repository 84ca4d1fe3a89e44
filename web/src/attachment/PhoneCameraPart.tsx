import { Button } from "@blueprintjs/core";
import { MobilePhone } from "@blueprintjs/icons";
import { lazy, Suspense } from "react";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./AttachmentUpload.module.css";
import type { useCameraGrant } from "./useCameraGrant.ts";

const PhoneCamera = lazy(async () => ({ default: (await import("./PhoneCamera.tsx")).PhoneCamera }));

/** The button that shows a code for a phone, and the code; closing it ends the code. */
export function PhoneCameraPart({ camera }: { camera: ReturnType<typeof useCameraGrant> }) {
  const { opened, failure, isCreating, create, end, close } = camera;
  const failureText = useFailureText("installation");
  const toggle = async () => {
    if (!opened) return create();
    if (opened.grant.state !== "ENDED") await end();
    close();
  };
  return (
    <>
      <Button
        className={styles.phone}
        variant="minimal"
        intent="primary"
        icon={<MobilePhone />}
        loading={isCreating && !opened}
        onClick={() => void toggle()}
      >
        <Text id={opened ? "phoneCamera.close" : "phoneCamera.open"} />
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failureText(failure)}
        </p>
      )}
      {opened && (
        <Suspense>
          <PhoneCamera
            grant={opened.grant}
            secret={opened.secret}
            onRenew={() => void create()}
            onEnd={() => void end()}
          />
        </Suspense>
      )}
    </>
  );
}
