import { useState } from "react";

/** The order of items by key. A held item keeps its place after it disappeared; `rename` passes the place on. */
export function useRetainedPlaces(keys: readonly string[], isHeld: (key: string) => boolean) {
  const [places, setPlaces] = useState(keys);
  const kept = places.filter((key) => keys.includes(key) || isHeld(key));
  const next = [...kept, ...keys.filter((key) => !places.includes(key))];
  if (next.join("\n") !== places.join("\n")) setPlaces(next);
  const rename = (from: string, to: string) =>
    setPlaces((all) => all.filter((key) => key !== to).map((key) => (key === from ? to : key)));
  return { places: next, rename };
}
