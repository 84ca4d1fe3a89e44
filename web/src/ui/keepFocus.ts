import type { MouseEvent } from "react";

/** Keeps the focus in the field. A field that loses it may show an error and move the button away from the pointer. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
