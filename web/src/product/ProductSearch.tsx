import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type ReactNode, Suspense, useId } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { requestIdOf } from "../relay/requestFailure.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { PageError } from "../ui/PageError.tsx";
import { type FoundProduct, ProductResults } from "./ProductResults.tsx";
import styles from "./ProductSearch.module.css";
import { useProductSearch } from "./useProductSearch.ts";

type Props = {
  /** The id of the object that the product is for; the draft of the search is kept under it. */
  ownerId: string;
  /** One found product as an item of the list. */
  result: (product: FoundProduct) => ReactNode;
};

/** Searches the catalogue as one types; earlier results stay until the new ones are there. */
export function ProductSearch({ ownerId, result }: Props) {
  const text = useText();
  const id = useId();
  const { typed, type, reference, isSearching, searchAgain, showMore } = useProductSearch(ownerId);
  return (
    <section className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        <Text id="product.search" />
      </label>
      <InputGroup
        id={id}
        type="search"
        leftIcon={<Search />}
        value={typed}
        placeholder={text("product.search.example")}
        aria-describedby={`${id}help`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Inside a form Enter would send it, and inside a dialog Escape would close it.
          if (event.key === "Enter") event.preventDefault();
          if (event.key !== "Escape" || typed === "") return;
          event.preventDefault();
          event.stopPropagation();
          type("");
        }}
      />
      <p id={`${id}help`} className={styles.help}>
        <Text id="product.search.help" />
      </p>
      {reference && (
        <div aria-busy={isSearching} className={isSearching ? styles.busy : undefined}>
          <Boundary
            resetKey={reference}
            fallback={(error) => (
              <PageError
                title={<Text id="product.search.failed" />}
                reason={<Text id="product.search.failed.reason" />}
                requestId={requestIdOf(error)}
                onRetry={searchAgain}
              />
            )}
          >
            <Suspense fallback={<Loading />}>
              <ProductResults
                queryReference={reference}
                isSearching={isSearching}
                onShowMore={showMore}
                result={result}
              />
            </Suspense>
          </Boundary>
        </div>
      )}
    </section>
  );
}
