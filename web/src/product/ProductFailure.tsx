import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";

type Props = { failure: MutationFailure; action: "remove" | "undo" };

export function ProductFailure({ failure, action }: Props) {
  if (failure.kind !== "refused" || failure.code !== "CONFLICT")
    return <FailureNotice failure={failure} title={`product.${action}.failed`} />;
  return (
    <Notice
      role="alert"
      picture={<StatusIcon name="overdue" size={22} />}
      title={<Text id={`product.${action}.failed`} />}
    >
      <Text id="product.remove.recordedMeanwhile" />
    </Notice>
  );
}
