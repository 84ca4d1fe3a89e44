import { useEffect, useTransition } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDraftForm } from "../forms/useDraftForm.ts";
import ProductResultsQuery, {
  type ProductResultsQuery as ProductResultsOperation,
} from "./__generated__/ProductResultsQuery.graphql.ts";

const pause = 250;
const pageSize = 10;
const maxShown = 100;

/** A search that runs when typing pauses, and only for something to search for. */
export function useProductSearch(ownerId: string) {
  const { values, change } = useDraftForm(draftKeys.productSearch(ownerId), { typed: "" });
  const { typed } = values;
  const [reference, search, clear] = useQueryLoader<ProductResultsOperation>(ProductResultsQuery);
  const [isSearching, startTransition] = useTransition();
  const query = typed.trim();
  useEffect(() => {
    if (query === "") {
      clear();
      return;
    }
    const timer = setTimeout(() => startTransition(() => search({ query, first: pageSize })), pause);
    return () => clearTimeout(timer);
  }, [query, search, clear]);
  const searchAgain = () => search({ query, first: pageSize }, { fetchPolicy: "network-only" });
  const shown = reference?.variables.first ?? pageSize;
  const showMore =
    shown < maxShown
      ? () => startTransition(() => search({ query, first: Math.min(shown + 2 * pageSize, maxShown) }))
      : null;
  const type = (text: string) => change("typed", text);
  return { typed, type, reference, isSearching, searchAgain, showMore };
}
