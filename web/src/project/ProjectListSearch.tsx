import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useEffect, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./ProjectListSearch.module.css";
import { useProjectListView } from "./useProjectListView.ts";

/** The box that narrows the list by name; "/" moves to it, Escape empties it. */
export function ProjectListSearch() {
  const text = useText();
  const { view, changeView } = useProjectListView();
  const input = useRef<HTMLInputElement>(null);
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
      rightElement={view.query === "" ? <kbd className={styles.key}>/</kbd> : undefined}
      placeholder={text("project.list.search")}
      aria-label={text("project.list.search")}
      aria-keyshortcuts="/"
      value={view.query}
      onValueChange={(query) => changeView({ query })}
      onKeyDown={(event) => event.key === "Escape" && changeView({ query: "" })}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}
