import { Search } from "@blueprintjs/icons";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { Language } from "../i18n/languages.ts";
import { Text } from "../i18n/Text.tsx";
import { offerGlobalSearch } from "../navigation/globalSearch.ts";
import { useFeatures } from "../relay/features.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { isDialogOpen } from "../ui/useShortcut.ts";
import styles from "./SearchButton.module.css";

const fetchModal = () => import("./SearchModal.tsx");
const SearchModal = lazy(async () => ({ default: (await fetchModal()).SearchModal }));
const fetchAhead = () => void fetchModal().catch(() => undefined);

const isMac = navigator.platform.startsWith("Mac");

type Props = { onLanguage: (language: Language) => void };

/** The search also opens by Ctrl K or Cmd K. The button is hidden if the service has no search. */
export function SearchButton({ onLanguage }: Props) {
  return useFeatures().search ? <OfferedSearch onLanguage={onLanguage} /> : null;
}

function OfferedSearch({ onLanguage }: Props) {
  /** The initial words; null while the search is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const open = () => setOpened("");
  const close = () => setOpened(null);
  useOpeningKey(open);
  useEffect(() => offerGlobalSearch(setOpened), []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
      >
        <Search />
        <span className={styles.label}>
          <Text id="search.open" />
        </span>
        <kbd className={styles.key} aria-hidden>
          {isMac ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {opened !== null && (
        <Boundary fallback={() => null}>
          <Suspense>
            <SearchModal words={opened} onLanguage={onLanguage} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

/** The key does nothing while a dialog is open, because the search would lead away from the dialog. */
function useOpeningKey(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey;
      if (!isKey || event.altKey || event.shiftKey || event.repeat) return;
      if (isDialogOpen()) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
