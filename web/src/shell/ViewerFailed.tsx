import { useEffect, useRef } from "react";
import { NetworkFailure } from "../relay/NetworkFailure.ts";
import { useSignOut } from "../session/useSignOut.ts";
import { Loading } from "../ui/Loading.tsx";

type Props = { error: unknown; isLastAttempt: boolean; onRetry: () => void };

/** The user could not be fetched: tried again, and signed out after the third time. The network was tried three times already. */
export function ViewerFailed({ error, isLastAttempt, onRetry }: Props) {
  const { signOut } = useSignOut();
  const givesUp = isLastAttempt || error instanceof NetworkFailure;
  const answered = useRef<unknown>(null);
  useEffect(() => {
    if (answered.current === error) return;
    answered.current = error;
    if (givesUp) signOut({ keepStorage: true });
    else onRetry();
  }, [error, givesUp, signOut, onRetry]);
  return <Loading />;
}
