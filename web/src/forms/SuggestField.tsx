import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { Option } from "../ui/Option.tsx";
import styles from "./SuggestField.module.css";
import { TextField } from "./TextField.tsx";

export type Suggestion = { id: string; title: string; detail: string };

type Props<T> = ComponentProps<typeof TextField> & {
  suggestions: readonly T[];
  /** True in a popover of its own, where the list is always shown below the field. */
  isInPlace?: boolean;
  onChoose: (suggestion: T) => void;
};

/** A combobox for any text. An arrow key moves into the suggestions; Enter alone keeps the typed text. */
export function SuggestField<T extends Suggestion>({ suggestions, isInPlace = false, onChoose, ...field }: Props<T>) {
  const text = useText();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  // The state is an id, because a new list may have the suggestion at another position or not at all.
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = (isAsked || isInPlace) && !field.disabled && suggestions.length > 0;
  const active = isOpen ? suggestions.findIndex((each) => each.id === activeId) : -1;
  const chosen = suggestions[active];
  const optionId = chosen && `${id}${active}`;
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView?.({ block: "nearest" });
  }, [optionId]);
  const close = () => {
    setAsked(false);
    setActiveId(null);
  };
  // A field that is disabled while its form is saved loses the focus without an event.
  if (field.disabled && isAsked) close();
  const choose = (suggestion: T) => {
    close();
    onChoose(suggestion);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setAsked(true);
      const places = suggestions.length + 1;
      setActiveId(suggestions[((active + 1 + step + places) % places) - 1]?.id ?? null);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape" && isOpen && !isInPlace) {
      // Otherwise Escape would also close the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else {
      if (event.key === "Enter") close();
      field.onKeyDown?.(event);
    }
  };
  return (
    <div className={styles.suggest}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={optionId}
        autoComplete="off"
        onChange={(event) => {
          setAsked(true);
          setActiveId(null);
          field.onChange?.(event);
        }}
        onBlur={(event) => {
          close();
          field.onBlur?.(event);
        }}
        onKeyDown={onKey}
      />
      <p role="status" className="heard-only">
        {isOpen && text("form.suggestions", { count: suggestions.length })}
      </p>
      {isOpen && (
        <div
          role="listbox"
          id={`${id}list`}
          aria-label={text("form.suggestionList")}
          className={`${styles.list} ${isInPlace ? styles.inPlace : ""}`}
        >
          {suggestions.map((each, index) => (
            <Option
              key={each.id}
              id={`${id}${index}`}
              isActive={each === chosen}
              className={styles.option}
              onChoose={() => choose(each)}
            >
              <span className={styles.title}>{each.title}</span>
              {each.detail && (
                <>
                  {" "}
                  <span className={styles.detail}>{each.detail}</span>
                </>
              )}
            </Option>
          ))}
        </div>
      )}
    </div>
  );
}
