import { useCallback, useEffect, useState, useTransition } from "react";
import { type PreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import type { ShellQuery } from "./__generated__/ShellQuery.graphql.ts";

const attempts = 3;

/** The shell's query as the route started it, loaded again after a failure and in another language when that is chosen. */
export function useShellQuery(query: GraphQLTaggedNode) {
  const started = useLoaderData<PreloadedQuery<ShellQuery>>();
  const [loaded, load] = useQueryLoader<ShellQuery>(query, started);
  const [attempt, setAttempt] = useState(1);
  const [, startTransition] = useTransition();
  const { language } = useLanguage();
  const reference = loaded ?? started;
  const loadedLanguage = reference.variables.language;

  useEffect(() => {
    if (loadedLanguage !== language) startTransition(() => load({ language }));
  }, [language, loadedLanguage, load]);

  const tryAgain = useCallback(() => {
    setAttempt((before) => before + 1);
    load({ language }, { fetchPolicy: "network-only" });
  }, [load, language]);

  return { reference, isLastAttempt: attempt >= attempts, tryAgain };
}
