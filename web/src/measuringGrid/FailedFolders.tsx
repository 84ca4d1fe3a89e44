import { Text } from "../i18n/Text.tsx";
import { requestFailure } from "../relay/failures.ts";
import { PageError } from "../ui/PageError.tsx";
import type { FailedFolder } from "./useRooms.ts";

type Props = { failed: readonly FailedFolder[]; isRetrying: boolean; onRetry: () => void };

export function FailedFolders({ failed, isRetrying, onRetry }: Props) {
  const [first] = failed;
  if (!first) return null;
  const places = failed.flatMap(({ place }) => place || []).join(", ");
  return (
    <PageError
      title={places ? <Text id="measuring.failedFolders" values={{ places }} /> : <Text id="measuring.failed" />}
      reason={<Text id="app.part.failed" />}
      requestId={requestFailure(first.error).requestId}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
