import { useCallback, useMemo, useRef, useState } from "react";

type Identified = { readonly id: string };

export type ChosenProjects = {
  isChosen: (id: string) => boolean;
  /** Ticks one or takes its tick away; with `isRange` also those between it and the one pressed before. */
  choose: (id: string, isTicked: boolean, isRange: boolean) => void;
  chooseAllShown: (isTicked: boolean) => void;
};

/** The projects of a list that are ticked; a tick outlives the search and the filters that hide its row. */
export function useChosenProjects<P extends Identified>(listed: readonly P[], shown: readonly P[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [wasUsed, setUsed] = useState(false);
  const lastId = useRef<string | null>(null);
  const set = useCallback((changed: readonly string[], isTicked: boolean) => {
    if (isTicked) setUsed(true);
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) isTicked ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const choose = (id: string, isTicked: boolean, isRange: boolean) => {
    const places = [lastId.current, id].map((each) => shown.findIndex((project) => project.id === each));
    const isWithin = isRange && !places.includes(-1);
    const range = shown.slice(Math.min(...places), Math.max(...places) + 1).map((project) => project.id);
    lastId.current = id;
    set(isWithin ? range : [id], isTicked);
  };
  const chooseAllShown = (isTicked: boolean) =>
    set(
      shown.map(({ id }) => id),
      isTicked,
    );
  const isChosen = useCallback((id: string) => ids.has(id), [ids]);
  const chosen = useMemo(() => listed.filter(({ id }) => ids.has(id)), [listed, ids]);
  const untick = useCallback((gone: readonly string[]) => set(gone, false), [set]);
  return { table: { isChosen, choose, chooseAllShown }, chosen, untick, wasUsed };
}
