import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { onlyFromNetwork } from "../relay/cachedResponses.ts";
import { onReconnect, useNetworkState } from "../relay/networkState.ts";
import { renewQuery } from "../relay/readQuery.ts";
import { isRefreshHeld } from "../relay/useHoldRefresh.ts";
import { useRestartQueries } from "../relay/useRestartQueries.ts";
import ShellQuery, { type ShellQuery as ShellOperation } from "./__generated__/ShellQuery.graphql.ts";

const pauseMs = 5_000;
const once = { force: true, metadata: { maxAttempts: 1, ...onlyFromNetwork } };

/** Polls the gateway while offline, and reloads the page's data on reconnect. */
export function useReconnect(): void {
  const environment = useRelayEnvironment();
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const { restart } = useRestartQueries();
  const { isOffline } = useNetworkState();
  useEffect(() => {
    if (!isOffline) return;
    let isAsking = false;
    const end = () => {
      isAsking = false;
    };
    const ask = () => {
      if (isAsking) return;
      isAsking = true;
      const options = { networkCacheConfig: once };
      void renewQuery<ShellOperation>(environment, ShellQuery, { language }, options).then(end);
    };
    const timer = setInterval(ask, pauseMs);
    window.addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", ask);
    };
  }, [isOffline, environment, language]);
  useEffect(
    () =>
      onReconnect(({ shownAsOf }) => {
        // Relay treats a cached answer as fresh, so only a restart loads the queries again.
        if (shownAsOf !== null) restart();
        else if (!isRefreshHeld()) void revalidate();
      }),
    [revalidate, restart],
  );
}
