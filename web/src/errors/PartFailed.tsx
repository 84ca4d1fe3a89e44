import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { caughtFailure } from "../relay/failures.ts";
import { PageError } from "../ui/PageError.tsx";

type Props = {
  /** Names the part that could not be fetched. */
  title: ReactNode;
  /** As Relay's `@catch` gives them. */
  errors: readonly unknown[];
  isRetrying: boolean;
  onRetry: () => void;
};

/** A part of a page that failed alone: why, that the rest holds, and a way to try again. */
export function PartFailed({ title, errors, isRetrying, onRetry }: Props) {
  const { code, requestId } = caughtFailure(errors);
  return (
    <PageError
      title={title}
      reason={<Text id={code === "UPSTREAM_TIMEOUT" ? "app.part.timedOut" : "app.part.failed"} />}
      isRetrying={isRetrying}
      onRetry={onRetry}
      requestId={requestId}
    />
  );
}
