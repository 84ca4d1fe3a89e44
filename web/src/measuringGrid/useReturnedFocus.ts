import { useEffect, useState } from "react";

/** The element that had the focus gets it back when the dock closes. */
export function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
