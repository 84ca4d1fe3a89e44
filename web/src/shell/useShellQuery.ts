import { useCallback, useEffect, useState, useTransition } from "react";
import { type PreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { singleAttempt } from "../relay/fetchGraphQL.ts";
import type { ShellQuery } from "./__generated__/ShellQuery.graphql.ts";

/** The shell's query from the route, reloaded after a failure and after a change of language. */
export function useShellQuery(query: GraphQLTaggedNode) {
  const started = useLoaderData<PreloadedQuery<ShellQuery>>();
  const [loaded, load] = useQueryLoader<ShellQuery>(query, started);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [, startTransition] = useTransition();
  const { language } = useLanguage();
  const reference = loaded ?? started;
  const loadedLanguage = reference.variables.language;

  useEffect(() => {
    if (loadedLanguage !== language) startTransition(() => load({ language }));
  }, [language, loadedLanguage, load]);

  const tryAgain = useCallback(
    (isFailure: boolean) => {
      if (isFailure) setFailedAttempts((before) => before + 1);
      load({ language }, { fetchPolicy: "network-only", ...singleAttempt });
    },
    [load, language],
  );
  const forgetFailures = useCallback(() => setFailedAttempts(0), []);

  return { reference, failedAttempts, tryAgain, forgetFailures };
}
