type Open = (words: string) => void;

let open: Open | null = null;

export function offerGlobalSearch(how: Open): () => void {
  open = how;
  return () => {
    if (open === how) open = null;
  };
}

export const openGlobalSearch: Open = (words) => open?.(words);
