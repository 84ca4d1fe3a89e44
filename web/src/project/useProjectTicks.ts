import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type { FetchedProject } from "./fetchProjects.ts";
import { matchesFilter, projectsNamed } from "./listedProjects.ts";
import { pageIn, pageRows, readPage } from "./projectPages.ts";
import type { Shown, useProjectPages } from "./useProjectPages.ts";

type Progress = { readonly done: number; readonly count: number };
/** A ticked row with the filter that listed it, since only the service knows whether a filter matches. */
type Ticked = { readonly project: FetchedProject; readonly filter: string };
type Failure = { readonly error: unknown; readonly retry: () => void };

/** Ticks rows of a partly loaded list. A hidden row stays ticked; ticking a range loads its missing rows. */
export function useProjectTicks({ shown, count: rowCount }: ReturnType<typeof useProjectPages>) {
  const environment = useRelayEnvironment();
  const rowsOf = (page: number) => rowsAt(environment, shown, page);
  const rowAt = (row: number) => rowsOf(Math.floor(row / pageRows))[row % pageRows] ?? null;
  const indexOf = (id: string | null) => {
    for (const page of shown.pages) {
      const index = rowsOf(page).findIndex((row) => row.id === id);
      if (index >= 0) return page * pageRows + index;
    }
    return null;
  };
  const { locale } = useIntl();
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const filter = JSON.stringify(shown.variables.filter);
  const [wasUsed, setUsed] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const lastId = useRef<string | null>(null);
  const fetching = useRef<object | null>(null);
  const stop = useCallback(() => {
    fetching.current = null;
    setProgress(null);
  }, []);
  useEffect(() => stop, [stop]);

  const set = useCallback(
    (projects: readonly FetchedProject[], isOn: boolean) => {
      if (isOn) setUsed(true);
      setTicked((before) => {
        const next = new Map(before);
        for (const project of projects) isOn ? next.set(project.id, { project, filter }) : next.delete(project.id);
        return next;
      });
    },
    [filter],
  );
  const untick = useCallback(
    (ids: readonly string[]) =>
      setTicked((before) => {
        const gone = new Set(ids);
        return new Map([...before].filter(([id]) => !gone.has(id)));
      }),
    [],
  );
  const chosen = useMemo(() => [...ticked.values()].map(({ project }) => project), [ticked]);
  const { query, status } = shown.view;
  const listed = useMemo(() => {
    const loaded = new Set(
      filter === "null" ? [] : [...shown.pages].flatMap((page) => rowsAt(environment, shown, page).map(({ id }) => id)),
    );
    const isListed = ({ id }: FetchedProject) =>
      filter === "null" || ticked.get(id)?.filter === filter || loaded.has(id);
    return projectsNamed(chosen, query, locale).filter(
      (project) => matchesFilter(project, status) && isListed(project),
    );
  }, [chosen, ticked, query, status, filter, shown, environment, locale]);

  const setRange = async (first: number, end: number, isOn: boolean): Promise<void> => {
    const count = end - first;
    const known = Array.from({ length: count }, (_, index) => rowAt(first + index)).filter((row) => row !== null);
    setFailure(null);
    if (known.length === count) return set(known, isOn);
    const own = {};
    fetching.current = own;
    setUsed(true);
    setProgress({ done: 0, count });
    const isStopped = () => fetching.current !== own;
    try {
      const { fetchProjects } = await import("./fetchProjects.ts");
      const onProgress = (done: number) => setProgress({ done, count });
      const fetched = await fetchProjects(environment, { view: shown.variables, first, end, onProgress, isStopped });
      if (fetched) set(fetched, isOn);
    } catch (error) {
      if (!isStopped()) setFailure({ error, retry: () => void setRange(first, end, isOn) });
    }
    if (!isStopped()) stop();
  };

  const tick = (id: string, isOn: boolean, isRange: boolean) => {
    const [from, to] = [indexOf(lastId.current), indexOf(id)];
    lastId.current = id;
    if (to === null) return;
    const other = isRange && from !== null ? from : to;
    void setRange(Math.min(other, to), Math.max(other, to) + 1, isOn);
  };
  const latestTick = useRef(tick);
  useEffect(() => {
    latestTick.current = tick;
  });
  const ticks = {
    isTicked: (id: string) => ticked.has(id),
    // The function is stable, so that a tick renders only its own row.
    tick: useCallback((...pressed: Parameters<typeof tick>) => latestTick.current(...pressed), []),
    tickAllShown: (isOn: boolean) => (isOn ? void setRange(0, rowCount, true) : set(listed, false)),
  };
  return { ticks, chosen, shownCount: listed.length, untick, wasUsed, progress, stop, failure };
}

function rowsAt(environment: IEnvironment, { pages, variables }: Pick<Shown, "pages" | "variables">, page: number) {
  return pages.has(page) ? (pageIn(readPage(environment, variables, page))?.nodes ?? []) : [];
}
