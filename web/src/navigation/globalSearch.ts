type Open = (words: string) => void;

let open: Open | null = null;

/** Registers the function that opens the search; returns a function that unregisters it. */
export function offerGlobalSearch(how: Open): () => void {
  open = how;
  return () => {
    if (open === how) open = null;
  };
}

export const openGlobalSearch: Open = (words) => open?.(words);
