import { useCallback, useState } from "react";

/**
 * Keeps a form from being closed with something typed in it: the first try asks, in the form's foot (`DiscardFooter`). Trying again
 * while it asks goes back to the form, so that Escape closes one thing at a time.
 */
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
