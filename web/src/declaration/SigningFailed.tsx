import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { SigningFailure } from "./useSignedFinish.ts";

export function SigningFailed({ failure }: { failure: SigningFailure }) {
  if (failure !== "canceled") return <FailureNotice failure={failure} title="declaration.failed" />;
  return (
    <Notice
      role="alert"
      picture={<StatusIcon name="not-measured" size={22} />}
      title={<Text id="declaration.failed" />}
    >
      <Text id="declaration.canceled" />
    </Notice>
  );
}
