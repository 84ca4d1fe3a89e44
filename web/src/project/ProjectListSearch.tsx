import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./ProjectListSearch.module.css";
import { useProjectListView } from "./useProjectListView.ts";

/** The box that narrows the list by name; "/" moves to it, Escape empties it. */
export function ProjectListSearch() {
  const text = useText();
  const { view, changeView } = useProjectListView();
  const input = useRef<HTMLInputElement>(null);
  // The address, and with it the list, follows what is typed when there is time to; the box never waits for them.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === view.query) setTyped(null);
  const query = typed ?? view.query;
  const search = (words: string) => {
    setTyped(words);
    changeView({ query: words });
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <InputGroup
      className={styles.search}
      inputRef={input}
      type="search"
      leftIcon={<Search />}
      rightElement={query === "" ? <kbd className={styles.key}>/</kbd> : undefined}
      placeholder={text("project.list.search")}
      aria-label={text("project.list.search")}
      aria-keyshortcuts="/"
      value={query}
      onValueChange={search}
      onKeyDown={(event) => event.key === "Escape" && search("")}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}
