import { useEffect } from "react";

/**
 * Blueprint's buttons act when Enter or the space bar comes up, wherever it went down. One that gets the focus while the key is held, as
 * what opens by Enter does, would be pressed by it: it is told of neither the key's repetition nor its end.
 */
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
