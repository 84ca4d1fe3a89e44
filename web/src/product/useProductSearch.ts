import { useEffect, useTransition } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { draftKeys } from "../draft/draftKeys.ts";
import { useKeptDraft } from "../draft/useKeptDraft.ts";
import ProductResultsQuery, {
  type ProductResultsQuery as ProductResultsOperation,
} from "./__generated__/ProductResultsQuery.graphql.ts";

const pause = 250;

/** A search that runs when typing pauses, and only for something to search for. */
export function useProductSearch(installationId: string) {
  const { draft, setDraft } = useKeptDraft(draftKeys.productSearch(installationId), { typed: "" });
  const { typed } = draft;
  const [reference, search, clear] = useQueryLoader<ProductResultsOperation>(ProductResultsQuery);
  const [isSearching, startTransition] = useTransition();
  const query = typed.trim();
  useEffect(() => {
    if (query === "") {
      clear();
      return;
    }
    const timer = setTimeout(() => startTransition(() => search({ query })), pause);
    return () => clearTimeout(timer);
  }, [query, search, clear]);
  const searchAgain = () => search({ query }, { fetchPolicy: "network-only" });
  const type = (text: string) => setDraft({ typed: text });
  return { typed, type, reference, isSearching, searchAgain };
}
