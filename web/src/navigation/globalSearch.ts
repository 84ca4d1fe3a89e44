type Open = (words: string) => void;

let open: Open | null = null;

/** The frame, which has the search, says how it is opened; gives a function that ends this. */
export function offerGlobalSearch(how: Open): () => void {
  open = how;
  return () => {
    if (open === how) open = null;
  };
}

export const openGlobalSearch: Open = (words) => open?.(words);
