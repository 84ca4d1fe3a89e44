import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { CameraFailure } from "./useCamera.ts";

const texts = {
  REFUSED: "scan.failed.refused",
  NONE: "scan.failed.none",
  BUSY: "scan.failed.busy",
  NOT_LOADED: "scan.failed.notLoaded",
} as const;

export function ScanFailed({ reason }: { reason: CameraFailure | "NOT_LOADED" }) {
  return (
    <Notice role="alert" picture={<StatusIcon name="overdue" size={22} />} title={<Text id="scan.failed" />}>
      <Text id={texts[reason]} />
    </Notice>
  );
}
