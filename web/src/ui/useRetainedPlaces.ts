import { useState } from "react";

/**
 * The order in which things are shown, by their keys. One that is held keeps its place when it goes, so that nothing moves under the
 * pointer, and has it still when it comes back; `rename` gives the place to what came back as another.
 */
export function useRetainedPlaces(keys: readonly string[], isHeld: (key: string) => boolean) {
  const [places, setPlaces] = useState(keys);
  const kept = places.filter((key) => keys.includes(key) || isHeld(key));
  const next = [...kept, ...keys.filter((key) => !places.includes(key))];
  if (next.join("\n") !== places.join("\n")) setPlaces(next);
  const rename = (from: string, to: string) =>
    setPlaces((all) => all.filter((key) => key !== to).map((key) => (key === from ? to : key)));
  return { places: next, rename };
}
