import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRelayEnvironment, useSubscribeToInvalidationState } from "react-relay/hooks";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import { readQuery } from "../relay/readQuery.ts";
import query, { type ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { type ProjectListView, projectPageVariables } from "./projectListView.ts";
import {
  keyOf,
  loadPage,
  type PageReference,
  type ProjectPage,
  pagesWithin,
  pageVariables,
  pauseMs,
  requirePage,
  useLoadedPage,
  type Variables,
} from "./projectPages.ts";

type Failure = { readonly key: string; readonly error: unknown };

type Options = {
  /** The query that the route started. */
  reference: PageReference;
  /** The id of the store record that is invalidated when the list changes. */
  pagesId: string;
  view: ProjectListView;
};

export type Shown = {
  readonly view: ProjectListView;
  readonly variables: Variables;
  readonly reference: PageReference;
  readonly pages: ReadonlySet<number>;
  readonly hasWrongCount: boolean;
  readonly fetchTime: Date | null;
  /** The number of the list's latest change that the rows already show. */
  readonly change: number;
  /** True if the list changed after the rows were loaded. */
  readonly isOutdated: boolean;
  readonly renewals: number;
};

const firstPage: ReadonlySet<number> = new Set([0]);

/** A view with its first page. A page that came from the store is reloaded later. */
function startedView(
  environment: IEnvironment,
  { reference, view, change }: Pick<Options, "reference" | "view"> & { change: number },
): Shown {
  const variables = reference.variables as Variables;
  const isNew = Boolean(reference.source);
  const known = environment.check(createOperationDescriptor(query, variables));
  return {
    view,
    variables,
    reference,
    pages: firstPage,
    hasWrongCount: false,
    fetchTime: known.status === "available" && known.fetchTime ? new Date(known.fetchTime) : null,
    change: isNew ? change : -1,
    isOutdated: !isNew && known.status !== "available",
    renewals: 0,
  };
}

/** Loads a sorted and filtered list. Old rows stay visible until the next view's first page arrives. */
export function useProjectPages({ reference, pagesId, view }: Options) {
  const environment = useRelayEnvironment();
  const { archived, language } = reference.variables as Variables;
  const wanted = useMemo(() => projectPageVariables(view, { archived, language }), [view, archived, language]);
  const [change, setChange] = useState(0);
  const [shown, setShown] = useState(() => startedView(environment, { reference, view, change }));
  const [lastReference, setLastReference] = useState(reference);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const inView = useRef<readonly number[]>([0]);
  const requests = useRef(0);
  const { totalCount: count, hasWrongCount } = useLoadedPage(shown.reference);

  if (lastReference !== reference) {
    setLastReference(reference);
    setFailure(null);
    const started = startedView(environment, { reference, view, change });
    if (started.change === change || keyOf(started.variables) !== keyOf(shown.variables)) setShown(started);
    else setShown({ ...shown, reference, change: -1, isOutdated: shown.isOutdated || started.isOutdated });
  }
  // The page component disposes of the route's query.
  useEffect(() => {
    const own = shown.reference;
    if (own !== reference) return () => own.dispose();
  }, [shown.reference, reference]);
  const renew = useCallback(() => {
    setShown((now) => ({ ...now, isOutdated: true }));
    setChange((now) => now + 1);
  }, []);
  useSubscribeToInvalidationState([pagesId], renew);

  const key = keyOf(wanted);
  const isOther = keyOf(shown.variables) !== key;
  const isToLoad = isOther || shown.change !== change;
  const hasFailed = failure?.key === key;

  const loadOther = async (isCurrent: () => boolean) => {
    const loaded = await loadPage(environment, wanted, 0);
    if (!isCurrent()) return loaded.dispose();
    const started = startedView(environment, { reference: loaded, view, change });
    setFailure(null);
    startTransition(() => setShown({ ...started, renewals: shown.renewals }));
  };
  const loadAgain = async (isCurrent: () => boolean) => {
    const pages = new Set([0, ...inView.current.filter((page) => shown.pages.has(page))]);
    const read = async (page: number) => {
      const data = await readQuery<ProjectListPageQuery>(environment, query, pageVariables(wanted, page));
      if (data) requirePage(data);
    };
    await Promise.all([...pages].map(read));
    if (!isCurrent()) return;
    setFailure(null);
    const isRenewed = { change, isOutdated: false, hasWrongCount: false, fetchTime: new Date(), pages };
    startTransition(() => setShown((now) => ({ ...now, ...isRenewed, renewals: now.renewals + 1 })));
  };
  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    requests.current += 1;
    try {
      await (isOther ? loadOther : loadAgain)(isCurrent);
    } catch (error) {
      if (!isCurrent()) return;
      // A failure is reported only if the shown rows are of another view or known to be outdated.
      if (isOther || shown.isOutdated) setFailure({ key, error });
      else setShown((now) => ({ ...now, change }));
    } finally {
      requests.current -= 1;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another view or another change is loaded anew.
  useEffect(() => {
    if (!isToLoad || hasFailed) return;
    let isCurrent = true;
    const start = () => void load(() => isCurrent);
    const isToWait = requests.current > 0 || !isOther;
    const timer = isToWait ? setTimeout(start, pauseMs) : undefined;
    if (!isToWait) start();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, change, isToLoad, isOther, hasFailed]);

  return {
    shown,
    count,
    hasWrongCount: hasWrongCount || shown.hasWrongCount,
    isOld: isOther,
    isBusy: !hasFailed && (isOther || shown.isOutdated),
    failure: hasFailed ? failure.error : null,
    retry: () => {
      setFailure(null);
      setAttempt((now) => now + 1);
    },
    showRows: useCallback((first: number, end: number) => {
      inView.current = pagesWithin(first, end);
    }, []),
    further: {
      attempt,
      onLoaded: useCallback(
        (page: number, loaded: ProjectPage | null) =>
          setShown((now) => {
            if (now.variables !== shown.variables) return now;
            // Somebody added or deleted projects, so all rows may have moved.
            const hasShifted = loaded && loaded.totalCount !== count;
            return {
              ...now,
              pages: new Set([...now.pages, page]),
              hasWrongCount: now.hasWrongCount || loaded?.hasWrongCount === true,
              change: hasShifted ? -1 : now.change,
            };
          }),
        [count, shown.variables],
      ),
      onFailed: (error: unknown) => setFailure({ key: keyOf(shown.variables), error }),
    },
  };
}
