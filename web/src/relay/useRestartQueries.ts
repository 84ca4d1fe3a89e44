import { useCallback, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useMatches, useRevalidator } from "react-router";
import { commitLocalUpdate } from "relay-runtime";

/**
 * Starts the queries of the address again, for a region that failed. The store is not asked: it may hold a part of a
 * failed answer. `loaderData` is another object once they are started, even when they fail the same way again.
 */
export function useRestartQueries() {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const loaderData = useMatches();
  const [isRestarting, setRestarting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new loader data is what ends the restart.
  useEffect(() => setRestarting(false), [loaderData]);
  const restart = useCallback(() => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    setRestarting(true);
    void revalidate();
  }, [environment, revalidate]);
  return { restart, isRestarting, loaderData };
}
