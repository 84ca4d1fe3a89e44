import { type MouseEvent, type RefObject, useLayoutEffect } from "react";

// The person's last action in each field. A field has no entry if the page itself focused it or selected its text.
const touched = new WeakMap<HTMLInputElement, "selected" | "edited">();

/** Selects the text, so that typing replaces it. `isByPerson` is true for a click or a key that moves. */
export function selectText(field: HTMLInputElement, isByPerson = false): void {
  field.select();
  if (isByPerson) touched.set(field, "selected");
  else touched.delete(field);
}

/** From now on clicks and arrow keys move the caret. */
export const editText = (field: HTMLInputElement) => touched.set(field, "edited");

/** The first click selects the whole text. A click into a selected or edited field sets the caret. */
export function selectByClick(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget, button } = event;
  const state = currentTarget === document.activeElement ? touched.get(currentTarget) : undefined;
  // The middle button pastes and must not select.
  if (button === 1 || state === "edited" || (state === "selected" && button === 0)) return void editText(currentTarget);
  event.preventDefault();
  currentTarget.focus();
  selectText(currentTarget, true);
}

/** Browsers drop the selection when the text changes without typing, so the text is selected again. */
export function useTextSelection(field: RefObject<HTMLInputElement | null>, said: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of what the field says.
  useLayoutEffect(() => {
    const { current } = field;
    if (current && current === document.activeElement && touched.get(current) !== "edited") selectText(current);
  }, [said]);
}
