import { useCallback, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useMatches, useRevalidator } from "react-router";
import { commitLocalUpdate } from "relay-runtime";

/** Restarts the queries of the address without the store, which may hold part of a failed answer. */
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
