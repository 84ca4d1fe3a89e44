import { type MouseEvent, type RefObject, useLayoutEffect } from "react";

// The last action on the focused field. A field that is missing here was focused by the page, or its value was just stored, refused or
// questioned.
const touched = new WeakMap<HTMLInputElement, "selected" | "edited">();

/** Selects the whole text, so that typing replaces it. `isByPerson` tells that it was a click or a key that moves. */
export function selectText(field: HTMLInputElement, isByPerson = false): void {
  field.select();
  if (isByPerson) touched.set(field, "selected");
  else touched.delete(field);
}

/** From now on the caret is the person's. */
export const editText = (field: HTMLInputElement) => touched.set(field, "edited");

/** A click selects the text of a field, and sets the caret in one that the person has selected or is editing. */
export function selectByClick(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget, button } = event;
  const state = currentTarget === document.activeElement ? touched.get(currentTarget) : undefined;
  // The middle button pastes.
  if (button === 1 || state === "edited" || (state === "selected" && button === 0)) return void editText(currentTarget);
  event.preventDefault();
  currentTarget.focus();
  selectText(currentTarget, true);
}

/** Selects the text again after something other than typing changed it: browsers drop the selection then. */
export function useTextSelection(field: RefObject<HTMLInputElement | null>, said: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of what the field says.
  useLayoutEffect(() => {
    const { current } = field;
    if (current && current === document.activeElement && touched.get(current) !== "edited") selectText(current);
  }, [said]);
}
