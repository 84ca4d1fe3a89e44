import { ErrorSummary } from "../forms/ErrorSummary.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isStorageFull, type MutationFailure } from "../relay/mutationResult.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";

type Props = {
  failure: MutationFailure;
  /** The text for a refusal, which names the change. */
  refused: MessageId;
  /** The text if no answer came. The change may have been made nevertheless. */
  unknown: { title: MessageId; reason: MessageId };
};

/** There is no retry button, because the pressed button can be pressed again. */
export function ProjectFailure({ failure, refused, unknown }: Props) {
  const text = useText();
  const faultText = useProjectFaultText();
  if (failure.kind === "refused")
    return (
      <ErrorSummary title={<Text id={refused} />} errors={[{ field: null, text: faultText(failure) }]} attempt={1} />
    );
  const { requestId } = failure;
  const { title, reason } = isStorageFull(failure) ? ({ title: refused, reason: "app.storageFull" } as const) : unknown;
  const reasons = [text(reason), ...(requestId ? [text("app.requestId", { requestId })] : [])];
  const errors = reasons.map((words) => ({ field: null, text: words }));
  return <ErrorSummary title={<Text id={title} />} errors={errors} attempt={1} />;
}
