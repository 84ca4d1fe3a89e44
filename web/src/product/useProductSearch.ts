import { useEffect, useRef, useState, useTransition } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { compactNumber, isMisreadGtin, productNumberIn } from "../scan/gtin.ts";
import ProductResultsQuery, {
  type ProductResultsQuery as ProductResultsOperation,
} from "./__generated__/ProductResultsQuery.graphql.ts";

const pauseMs = 250;
const pageSize = 10;
const maxShown = 100;

/** A number confirmed with Enter or scanned. `isTaken`: its product was added or the form opened. */
export type Entry = { readonly number: string; readonly isTaken: boolean };

/** Searches when typing pauses, and at once for a confirmed number. A misread number is not searched. */
export function useProductSearch(ownerId: string) {
  const { values, change } = useDraftForm(draftKeys.productSearch(ownerId), { typed: "" });
  const { typed } = values;
  const [reference, search, clear] = useQueryLoader<ProductResultsOperation>(ProductResultsQuery);
  const [isSearching, startTransition] = useTransition();
  const [entry, setEntry] = useState<Entry | null>(null);
  const searched = useRef("");
  const query = typed.trim();
  const isMisread = isMisreadGtin(compactNumber(query));
  const isEntered = entry?.number === query;
  useEffect(() => {
    if (query === "" || isMisread) {
      searched.current = "";
      return clear();
    }
    // A code that is scanned twice is searched once, because its results are still shown.
    if (searched.current === query) return;
    const start = () => {
      searched.current = query;
      startTransition(() => search({ query, first: pageSize }));
    };
    if (isEntered) return start();
    const timer = setTimeout(start, pauseMs);
    return () => clearTimeout(timer);
  }, [query, isMisread, isEntered, search, clear]);
  const type = (text: string) => {
    setEntry(null);
    change("typed", text);
  };
  const enter = (code: string) => {
    const number = productNumberIn(code);
    setEntry({ number, isTaken: false });
    change("typed", number);
  };
  const takeEntry = () => setEntry((now) => now && { ...now, isTaken: true });
  const searchAgain = () => search({ query, first: pageSize }, { fetchPolicy: "network-only" });
  const shown = reference?.variables.first ?? pageSize;
  const showMore = () => {
    setEntry(null);
    startTransition(() => search({ query, first: Math.min(shown + 2 * pageSize, maxShown) }));
  };
  return {
    query,
    typed,
    type,
    isMisread,
    enter,
    entry,
    takeEntry,
    reference,
    isSearching,
    searchAgain,
    showMore: shown < maxShown ? showMore : null,
  };
}
