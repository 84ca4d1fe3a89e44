import { useCallback, useState } from "react";

/** The first close asks in the footer; the second returns to the form, so that Escape closes one thing at a time. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const tryClose = useCallback(() => {
    if (isDirty) setAsking((asks) => !asks);
    else onClose();
  }, [isDirty, onClose]);
  const keep = useCallback(() => setAsking(false), []);
  return { isAsking: isAsking && isDirty, tryClose, keep, discard: onClose };
}

export type DiscardGuard = ReturnType<typeof useDiscardGuard>;
