import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { Language } from "../i18n/languages.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { requestIdOf } from "../relay/failures.ts";
import { Modal } from "../ui/Modal.tsx";
import { PageError } from "../ui/PageError.tsx";
import { SearchList } from "./SearchList.tsx";
import styles from "./SearchModal.module.css";
import { useSearch } from "./useSearch.ts";
import { useSearchGroups } from "./useSearchGroups.tsx";

type Props = { words: string; onLanguage: (language: Language) => void; onClose: () => void };

/** A combobox that searches the company's data. The field keeps the focus while arrow keys move in the list. */
export function SearchModal({ words, onLanguage, onClose }: Props) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(words);
  const { query, found, failure, retry, isSearching } = useSearch(typed);
  const groups = useSearchGroups(found, typed, onLanguage);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(found);
  if (shown !== found) {
    setShown(found);
    setActive(0);
  }
  const chosen = options[Math.min(active, options.length - 1)];
  const optionId = (option: string) => `${id}${option}`;
  const activeId = chosen && optionId(chosen.id);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);
  const open = (option: (typeof options)[number]) => {
    onClose();
    option.run();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, options.length - 1) + step + options.length) % options.length);
    }
    // While searching, the list shows results of the previous words, so Enter does nothing.
    if (event.key === "Enter" && chosen && !isSearching && !event.repeat) {
      event.preventDefault();
      open(chosen);
    }
  };
  const isEmpty = query !== "" && !isSearching && !failure && options.length === 0;
  return (
    <Modal title={text("search.title")} size="sign" onClose={onClose}>
      <div className={styles.field}>
        <InputGroup
          autoFocus
          role="combobox"
          leftIcon={<Search />}
          value={typed}
          placeholder={text("search.placeholder")}
          aria-label={text("search.title")}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <p role="status" className={styles.status}>
        {query !== "" &&
          !failure &&
          (isSearching ? text("search.searching") : text("search.count", { count: found.hits.length }))}
      </p>
      <div className={styles.results} aria-busy={isSearching}>
        {failure && (
          <PageError
            title={<Text id="search.failed" />}
            reason={<Text id="search.failed.reason" />}
            onRetry={retry}
            requestId={requestIdOf(failure.error)}
          />
        )}
        {isEmpty && (
          <div className={styles.none}>
            <strong>{text("search.none", { query })}</strong>
            <Text id="search.none.hint" />
          </div>
        )}
        <SearchList id={`${id}list`} groups={groups} activeId={activeId} optionId={optionId} onOpen={open} />
      </div>
    </Modal>
  );
}
