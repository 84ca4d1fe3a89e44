import { Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import type { NarrowWindowQuery } from "./__generated__/NarrowWindowQuery.graphql.ts";
import { NarrowWindowOverlay } from "./NarrowWindowOverlay.tsx";
import { StoreLinks } from "./StoreLinks.tsx";
import { useNarrowWindow } from "./useNarrowWindow.ts";

const query = graphql`
  query NarrowWindowQuery($language: Language!) {
    links(language: $language) {
      playStore
      appStore
    }
  }
`;

/** Covers every page while the window is too narrow. The app store links are loaded when this first happens. */
export function NarrowWindow() {
  const isNarrow = useNarrowWindow();
  const { language } = useLanguage();
  const [reference, loadLinks] = useQueryLoader<NarrowWindowQuery>(query);
  useEffect(() => {
    if (isNarrow) loadLinks({ language });
  }, [isNarrow, language, loadLinks]);
  if (!isNarrow) return null;
  return (
    <NarrowWindowOverlay>
      <Boundary resetKey={reference} fallback={() => null}>
        <Suspense fallback={null}>{reference && <Stores queryReference={reference} />}</Suspense>
      </Boundary>
    </NarrowWindowOverlay>
  );
}

function Stores({ queryReference }: { queryReference: PreloadedQuery<NarrowWindowQuery> }) {
  const { links } = usePreloadedQuery<NarrowWindowQuery>(query, queryReference);
  return <StoreLinks links={links} emphasis />;
}
