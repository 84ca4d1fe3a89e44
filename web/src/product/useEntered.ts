import { useLayoutEffect, useRef } from "react";

/** Says that the number that was entered in the search is taken. */
export type TakeEntry = () => void;

/** Does, once, what a row's button does, when the number of its product was entered. `takeEntry` is null for every other row. */
export function useEntered(takeEntry: TakeEntry | null, press: () => void): void {
  const wasTaken = useRef(false);
  // Before the row is painted, so that no other key finds its button in place of its form.
  useLayoutEffect(() => {
    const isNew = takeEntry !== null && !wasTaken.current;
    wasTaken.current = takeEntry !== null;
    if (!isNew) return;
    takeEntry();
    press();
  });
}
