import { useEffect } from "react";

/** Blueprint's buttons act on keyup. A button that was focused after a key was pressed ignores the repeats and the keyup of that key. */
export function useIgnoreHeldKeys() {
  useEffect(() => {
    let pressed: EventTarget | null = null;
    const keepFrom = (event: KeyboardEvent) => {
      if ((event.key !== "Enter" && event.key !== " ") || event.target === pressed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const goDown = (event: KeyboardEvent) => {
      if (event.repeat) keepFrom(event);
      else pressed = event.target;
    };
    window.addEventListener("keydown", goDown, true);
    window.addEventListener("keyup", keepFrom, true);
    return () => {
      window.removeEventListener("keydown", goDown, true);
      window.removeEventListener("keyup", keepFrom, true);
    };
  }, []);
}
