import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type PreloadedQuery, useRelayEnvironment, useSubscribeToInvalidationState } from "react-relay/hooks";
import { createOperationDescriptor, type Disposable } from "relay-runtime";
import { readQuery } from "../relay/readQuery.ts";
import { useHeldPages } from "../relay/useHeldPages.ts";
import query, { type ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { type ProjectListView, projectPageVariables } from "./projectListView.ts";
import { keyOf, type ProjectPage, type Shown, startedPages, type Variables } from "./shownProjects.ts";

type Failure = { readonly key: string; readonly error: unknown };

const pageRows = 50;
/** A view that is typed or scrolled past within this time is not asked for. */
const pauseMs = 50;
const maxAtOnce = 2;

type Options = {
  /** The query that the route started, and the page that answered it. */
  reference: PreloadedQuery<ProjectListPageQuery>;
  firstPage: ProjectPage;
  /** The store's id of what a change of the list invalidates. */
  pagesId: string;
  view: ProjectListView;
};

/**
 * The rows of a sorted and filtered list; only pages in view are loaded. The rows of the last view stay until the next are here, and loaded
 * rows stay after a failure.
 */
export function useProjectPages({ reference, firstPage, pagesId, view }: Options) {
  const environment = useRelayEnvironment();
  const { archived, language } = reference.variables as Variables;
  const wanted = useMemo(() => projectPageVariables(view, { archived, language }), [view, archived, language]);
  const [change, setChange] = useState(0);
  const [shown, setShown] = useState(() => startedPages(environment, { reference, firstPage, view, change }));
  const [lastReference, setLastReference] = useState(reference);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [inView, setInView] = useState({ first: 0, end: 1 });
  const hold = useHeldPages();
  const requests = useRef(new Set<string>());

  if (lastReference !== reference) {
    setLastReference(reference);
    setFailure(null);
    const started = startedPages(environment, { reference, firstPage, view, change });
    if (started.change === change || keyOf(started.variables) !== keyOf(shown.variables)) setShown(started);
    else setShown({ ...shown, change: -1, isOutdated: shown.isOutdated || started.isOutdated });
  }
  const renew = useCallback(() => {
    setShown((now) => ({ ...now, isOutdated: true }));
    setChange((now) => now + 1);
  }, []);
  useSubscribeToInvalidationState([pagesId], renew);

  const key = keyOf(wanted);
  const isOther = keyOf(shown.variables) !== key;
  const isToLoad = isOther || shown.change !== change;
  const hasFailed = failure?.key === key;

  const fetchPage = async (variables: Variables, page: number, held: Disposable[]): Promise<ProjectPage> => {
    const wantedPage = { ...variables, offset: page * pageRows };
    // Before the answer, which the store could otherwise let go of at once.
    held.push(environment.retain(createOperationDescriptor(query, wantedPage)));
    const data = await readQuery<ProjectListPageQuery>(environment, query, wantedPage);
    const answer = data?.viewer?.company?.projectPages.page;
    if (!answer) throw new Error("The service gave no page.");
    return answer;
  };

  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    const held: Disposable[] = [];
    // Of the same view all that is in view comes at once, so that no row stands twice.
    const others = isOther ? [] : pagesWithin(inView).filter((page) => page > 0 && shown.pages.has(page));
    requests.current.add(key);
    try {
      const pages = await Promise.all([0, ...others].map((page) => fetchPage(wanted, page, held)));
      if (!isCurrent()) return;
      const [first] = pages;
      if (!first) return;
      const next: Shown = {
        view,
        variables: wanted,
        count: first.totalCount,
        hasWrongCount: pages.some(isMiscounted),
        renewals: shown.renewals + (isOther ? 0 : 1),
        pages: new Map([0, ...others].map((page, index) => [page, pages[index]?.nodes ?? []])),
        fetchTime: new Date(),
        change,
        isOutdated: false,
        generation: {},
      };
      hold(held.splice(0), true);
      setFailure(null);
      startTransition(() => setShown(next));
    } catch (error) {
      if (!isCurrent()) return;
      // Behind rows that nobody changed, as far as we know, a failure takes nothing away.
      if (isOther || shown.isOutdated) setFailure({ key, error });
      else setShown((now) => ({ ...now, change }));
    } finally {
      requests.current.delete(key);
      for (const page of held) page.dispose();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another view or another change is loaded anew.
  useEffect(() => {
    if (!isToLoad || hasFailed) return;
    let isCurrent = true;
    const start = () => void load(() => isCurrent);
    const isToWait = requests.current.size > 0 || !isOther;
    const timer = isToWait ? setTimeout(start, pauseMs) : undefined;
    if (!isToWait) start();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, change, isToLoad, isOther, hasFailed]);

  const loadMissing = useEffectEvent(async (missing: readonly number[]) => {
    const held: Disposable[] = [];
    const ids = missing.map((page) => `${page} ${keyOf(shown.variables)}`);
    for (const id of ids) requests.current.add(id);
    const { variables, count, generation } = shown;
    try {
      const pages = await Promise.all(missing.map((page) => fetchPage(variables, page, held)));
      hold(held.splice(0), false);
      startTransition(() =>
        setShown((now) => {
          if (now.generation !== generation) return now;
          // Somebody else added or deleted projects, so that all rows may stand elsewhere by now.
          const hasShifted = pages.some(({ totalCount }) => totalCount !== count);
          const added = missing.map((page, index) => [page, pages[index]?.nodes ?? []] as const);
          const hasWrongCount = now.hasWrongCount || pages.some(isMiscounted);
          return {
            ...now,
            pages: new Map([...now.pages, ...added]),
            hasWrongCount,
            change: hasShifted ? -1 : now.change,
          };
        }),
      );
    } catch (error) {
      setFailure({ key: keyOf(variables), error });
    } finally {
      for (const id of ids) requests.current.delete(id);
      for (const page of held) page.dispose();
    }
  });
  useEffect(() => {
    if (isToLoad || hasFailed) return;
    const missing = pagesWithin(inView).filter(
      (page) =>
        page * pageRows < shown.count &&
        !shown.pages.has(page) &&
        !requests.current.has(`${page} ${keyOf(shown.variables)}`),
    );
    if (missing.length === 0) return;
    const timer = setTimeout(() => void loadMissing(missing.slice(0, maxAtOnce)), pauseMs);
    return () => clearTimeout(timer);
  }, [shown, inView, isToLoad, hasFailed]);

  return {
    shown,
    rowAt: useCallback(
      (row: number) => shown.pages.get(Math.floor(row / pageRows))?.[row % pageRows] ?? null,
      [shown.pages],
    ),
    indexOf: (id: string | null) => {
      for (const [page, rows] of shown.pages) {
        const place = rows.findIndex((row) => row.id === id);
        if (place >= 0) return page * pageRows + place;
      }
      return null;
    },
    isBusy: !hasFailed && (isOther || shown.isOutdated),
    failure: hasFailed ? failure.error : null,
    retry: () => setFailure(null),
    showRows: useCallback((first: number, end: number) => {
      const next = { first: Math.floor(first / pageRows), end: Math.ceil(end / pageRows) };
      setInView((now) => (now.first === next.first && now.end === next.end ? now : next));
    }, []),
  };
}

const isMiscounted = ({ hasWrongCount }: ProjectPage) => hasWrongCount;

const pagesWithin = ({ first, end }: { first: number; end: number }) =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
