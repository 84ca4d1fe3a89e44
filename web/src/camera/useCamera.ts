import { useCallback, useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { readQuery } from "../relay/readQuery.ts";
import type { useCameraQuery, useCameraQuery$data } from "./__generated__/useCameraQuery.graphql.ts";

const pollMs = 10_000;

export type Camera = NonNullable<useCameraQuery$data["camera"]>;

/** The step of a grant, reloaded while the page is visible. Null after its end, undefined before the first answer. */
export function useCamera(secret: string) {
  const environment = useRelayEnvironment();
  const { language } = useLanguage();
  const [camera, setCamera] = useState<Camera | null | undefined>(undefined);
  const [isUnanswered, setUnanswered] = useState(false);
  const isEnded = camera === null;
  useEffect(() => {
    if (isEnded) return;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState === "hidden") return;
      const query = graphql`
        query useCameraQuery($secret: String!, $language: Language!) {
          camera(secret: $secret, language: $language) {
            companyName
            projectName
            installationTitle
            stepNumber
            stepTitle
            productTitle
            attachmentCount
            requiresAttachments
            expiresAt
            maxFiles
            attachedFiles
            remainingFiles
          }
        }
      `;
      const options = { fetchPolicy: "network-only", networkCacheConfig: { force: true } } as const;
      const data = await readQuery<useCameraQuery>(environment, query, { secret, language }, options).catch(() => null);
      if (isLeft) return;
      setUnanswered(!data);
      if (data) setCamera(data.camera ?? null);
    };
    const askAgain = () => void ask();
    askAgain();
    const timer = setInterval(askAgain, pollMs);
    document.addEventListener("visibilitychange", askAgain);
    window.addEventListener("online", askAgain);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askAgain);
      window.removeEventListener("online", askAgain);
    };
  }, [environment, secret, language, isEnded]);
  return { camera, isUnanswered, change: setCamera, end: useCallback(() => setCamera(null), []) };
}
