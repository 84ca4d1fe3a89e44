import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { requestIdOf } from "../relay/failures.ts";
import { useCompanyCountry } from "../relay/features.tsx";
import { compactNumber, isMisreadGtin, productNumberIn } from "../scan/gtin.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { type KindCounts, ProductKinds } from "./ProductKinds.tsx";
import { type FoundProduct, ProductResults } from "./ProductResults.tsx";
import styles from "./ProductSearch.module.css";
import type { TakeEntry } from "./useEntered.ts";
import { useProductSearch } from "./useProductSearch.ts";

type Props = {
  /** The search's draft is stored under this id. */
  ownerId: string;
  result: (product: FoundProduct, takeEntry: TakeEntry | null) => ReactNode;
  /** True in a dialog: the field takes the focus, and the panel behind the dialog has the explanation. */
  isFocused?: boolean;
  showsKinds?: boolean;
  kindCounts?: KindCounts | undefined;
  /** Stands above the kinds of products. */
  recent?: ReactNode;
  children?: ReactNode;
};

/** Earlier results stay until the new ones arrive. */
export function ProductSearch({
  ownerId,
  result,
  isFocused = false,
  showsKinds = false,
  kindCounts,
  recent,
  children,
}: Props) {
  const text = useText();
  const id = useId();
  const country = useCompanyCountry() ?? "";
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const search = useProductSearch(ownerId);
  const { query, typed, type, isMisread, enter, entry, reference, isSearching, searchAgain, showMore } = search;
  const [read, setRead] = useState<string | null>(null);
  const takeCode = (code: string) => {
    const number = productNumberIn(code);
    if (isMisreadGtin(compactNumber(number))) return text("scan.misread", { code: number });
    setRead(number);
    enter(number);
    return null;
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // Enter must not submit a surrounding form.
      event.preventDefault();
      // The text is selected, so that the next scanned code replaces it.
      event.currentTarget.select();
      // A held key or a second Enter must not add the product twice.
      if (!event.repeat && !(entry?.isTaken && entry.number === query)) enter(typed);
    }
    // Escape must not close a surrounding dialog.
    if (event.key !== "Escape" || typed === "") return;
    event.preventDefault();
    event.stopPropagation();
    type("");
  };
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const stops = [
      field.current,
      ...(results.current?.querySelectorAll<HTMLElement>("li button:not(:disabled)") ?? []),
    ];
    const at = stops.indexOf(event.target as HTMLElement & HTMLInputElement);
    // With a modifier an arrow selects text or moves by words.
    if (step === 0 || at < 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stops[at + step]?.focus();
  };
  const kinds = showsKinds && (
    <ProductKinds
      counts={kindCounts}
      onChoose={(word) => {
        type(word);
        field.current?.focus();
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The keys concern the field and the buttons inside.
    <section className={styles.search} onKeyDown={moveFocus}>
      <label htmlFor={id} className={styles.label}>
        <Text id="product.search" />
      </label>
      <InputGroup
        id={id}
        inputRef={field}
        type="search"
        autoFocus={isFocused}
        leftIcon={<Search />}
        value={typed}
        placeholder={text("product.search.example")}
        aria-describedby={isFocused ? undefined : `${id}help`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKey}
        rightElement={<ScanButton title={text("scan.product")} onCode={takeCode} focusAfter={() => field.current} />}
      />
      {!isFocused && (
        <p id={`${id}help`} className={styles.help}>
          <Text id="product.search.help" values={{ country }} />
        </p>
      )}
      <p role="status" className={isMisread ? styles.misread : styles.help}>
        {isMisread ? text("scan.misread", { code: query }) : read === query && text("scan.read", { code: query })}
      </p>
      {reference && (
        <div ref={results} aria-busy={isSearching} className={isSearching ? styles.busy : undefined}>
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
            <Suspense fallback={<TableSkeleton rows={3} twoLine />}>
              <ProductResults
                queryReference={reference}
                isSearching={isSearching}
                entry={entry}
                takeEntry={search.takeEntry}
                onShowMore={showMore}
                whenNone={kinds}
                result={result}
              />
            </Suspense>
          </Boundary>
        </div>
      )}
      {children}
      {query === "" && recent}
      {query === "" && kinds}
    </section>
  );
}
