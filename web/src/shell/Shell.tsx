import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import { hasUserId } from "../session/hasUserId.ts";
import { SigningOut } from "../session/SigningOut.tsx";
import { UnsavedValuesProvider } from "../step/UnsavedValuesProvider.tsx";
import { UploadsProvider } from "../step/UploadsProvider.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import type { ShellQuery } from "./__generated__/ShellQuery.graphql.ts";
import { ShellFrame } from "./ShellFrame.tsx";
import { useShellQuery } from "./useShellQuery.ts";
import { ViewerFailed } from "./ViewerFailed.tsx";

const query = graphql`
  query ShellQuery($language: Language!) {
    viewer {
      ...TopBar_user
    }
    ...SideMenu_query @arguments(language: $language)
  }
`;

/** The frame around every page of a signed-in person; without one it leads to the login page. */
export function Shell() {
  const { reference, isLastAttempt, tryAgain } = useShellQuery(query);
  return (
    <Boundary
      resetKey={reference}
      fallback={(error) => <ViewerFailed error={error} isLastAttempt={isLastAttempt} onRetry={tryAgain} />}
    >
      <Suspense fallback={<Loading />}>
        <SignedInShell queryReference={reference} />
      </Suspense>
    </Boundary>
  );
}

function SignedInShell({ queryReference }: { queryReference: PreloadedQuery<ShellQuery> }) {
  const data = usePreloadedQuery<ShellQuery>(query, queryReference);
  const { pathname, search } = useLocation();
  if (!data.viewer) return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  if (!hasUserId()) return <SigningOut />;
  return (
    <UploadsProvider>
      <UnsavedValuesProvider>
        <ShellFrame queryRef={data} userRef={data.viewer} />
      </UnsavedValuesProvider>
    </UploadsProvider>
  );
}
