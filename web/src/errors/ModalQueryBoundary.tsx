import { type ReactNode, Suspense } from "react";
import { Text } from "../i18n/Text.tsx";
import { requestIdOf } from "../relay/failures.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { FormSkeleton } from "../ui/FormSkeleton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { PageError } from "../ui/PageError.tsx";

type Props = { resetKey: unknown; onRetry: () => void; children: ReactNode };

export function ModalQueryBoundary({ resetKey, onRetry, children }: Props) {
  const loading = (
    <ModalBody>
      <FormSkeleton />
    </ModalBody>
  );
  return (
    <Boundary
      resetKey={resetKey}
      fallback={(error) => (
        <ModalBody>
          <PageError
            title={<Text id="panel.failed.what" />}
            reason={<Text id="panel.failed.reason" />}
            requestId={requestIdOf(error)}
            onRetry={onRetry}
          />
        </ModalBody>
      )}
    >
      <Suspense fallback={loading}>{children ?? loading}</Suspense>
    </Boundary>
  );
}
