import { useEffect } from "react";

/** Blueprint's buttons act on keyup. A button ignores a key that was pressed before it was focused. */
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
