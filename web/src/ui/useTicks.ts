import { useCallback, useMemo, useRef, useState } from "react";

type Identified = { readonly id: string };

export type Ticks = {
  isTicked: (id: string) => boolean;
  /** Ticks or unticks a row; with `isRange` also all rows since the last pressed one. */
  tick: (id: string, isTicked: boolean, isRange: boolean) => void;
  tickAllShown: (isTicked: boolean) => void;
};

/** Ticked rows of a list. A row stays ticked while search or filters hide it. */
export function useTicks<P extends Identified>(listed: readonly P[], shown: readonly P[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [wasUsed, setUsed] = useState(false);
  const lastId = useRef<string | null>(null);
  const set = useCallback((changed: readonly string[], isOn: boolean) => {
    if (isOn) setUsed(true);
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const tick = (id: string, isOn: boolean, isRange: boolean) => {
    const places = [lastId.current, id].map((each) => shown.findIndex((row) => row.id === each));
    const isWithin = isRange && !places.includes(-1);
    const range = shown.slice(Math.min(...places), Math.max(...places) + 1).map((row) => row.id);
    lastId.current = id;
    set(isWithin ? range : [id], isOn);
  };
  const tickAllShown = (isOn: boolean) =>
    set(
      shown.map(({ id }) => id),
      isOn,
    );
  const isTicked = useCallback((id: string) => ids.has(id), [ids]);
  const ticked = useMemo(() => listed.filter(({ id }) => ids.has(id)), [listed, ids]);
  const untick = useCallback((gone: readonly string[]) => set(gone, false), [set]);
  return { ticks: { isTicked, tick, tickAllShown }, ticked, untick, wasUsed };
}
