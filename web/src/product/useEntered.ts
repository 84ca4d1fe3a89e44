import { useLayoutEffect, useRef } from "react";

/** Marks the entered number as handled. */
export type TakeEntry = () => void;

/** Presses the row's button once if the entered number is the product's; `takeEntry` is null for other rows. */
export function useEntered(takeEntry: TakeEntry | null, press: () => void): void {
  const wasTaken = useRef(false);
  // A layout effect opens the form before the next key is pressed.
  useLayoutEffect(() => {
    const isNew = takeEntry !== null && !wasTaken.current;
    wasTaken.current = takeEntry !== null;
    if (!isNew) return;
    takeEntry();
    press();
  });
}
