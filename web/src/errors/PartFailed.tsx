import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { caughtFailure } from "../relay/failures.ts";
import { PageError } from "../ui/PageError.tsx";

type Props = {
  title: ReactNode;
  /** The errors from Relay's `@catch`. */
  errors: readonly unknown[];
  isRetrying: boolean;
  onRetry: () => void;
};

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
