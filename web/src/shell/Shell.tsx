import { Suspense, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import { UnsavedReadingsProvider } from "../reading/UnsavedReadingsProvider.tsx";
import { FeaturesProvider } from "../relay/features.tsx";
import { useNetworkState } from "../relay/networkState.ts";
import { useDrawOnAnswer } from "../relay/useDrawOnAnswer.ts";
import { lastOwner } from "../session/lastOwner.ts";
import { loginPathOfEnded } from "../session/signedOutReason.ts";
import { isSigningOut } from "../session/signingOut.ts";
import { SigningOut } from "../session/signOut/SigningOut.tsx";
import { hasUserId } from "../session/userId.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { UploadsProvider } from "../upload/UploadsProvider.tsx";
import type { ShellQuery } from "./__generated__/ShellQuery.graphql.ts";
import { ShellFrame } from "./ShellFrame.tsx";
import { ShellPending } from "./ShellPending.tsx";
import { useShellQuery } from "./useShellQuery.ts";
import { useTypingPaused } from "./useTypingPaused.ts";
import { TryingAgain, ViewerFailed } from "./ViewerFailed.tsx";
import { ViewerPending } from "./ViewerPending.tsx";

const query = graphql`
  query ShellQuery($language: Language!) {
    viewer {
      ...features_viewer
      ...TopBar_user
    }
    ...SideMenu_query @arguments(language: $language)
  }
`;

/** The frame of signed-in pages. Its providers are outside the boundary, so that unsaved work survives a failure. */
export function Shell() {
  const { reference, failedAttempts, tryAgain, forgetFailures } = useShellQuery(query);
  useDrawOnAnswer(reference);
  return (
    <UploadsProvider>
      <UnsavedReadingsProvider>
        <Boundary
          resetKey={reference}
          fallback={(error) => <ViewerFailed error={error} failedAttempts={failedAttempts} onRetry={tryAgain} />}
        >
          <Suspense fallback={<Pending failedAttempts={failedAttempts} />}>
            <SignedInShell queryReference={reference} onFetched={forgetFailures} />
          </Suspense>
        </Boundary>
      </UnsavedReadingsProvider>
    </UploadsProvider>
  );
}

function Pending({ failedAttempts }: { failedAttempts: number }) {
  if (failedAttempts > 0) return <TryingAgain attempt={failedAttempts + 1} />;
  return (
    <ShellPending>
      <ViewerPending />
    </ShellPending>
  );
}

type SignedInShellProps = { queryReference: PreloadedQuery<ShellQuery>; onFetched: () => void };

function SignedInShell({ queryReference, onFetched }: SignedInShellProps) {
  const data = usePreloadedQuery<ShellQuery>(query, queryReference);
  const location = useLocation();
  const [isEnded, setIsEnded] = useState(false);
  useEffect(onFetched, [onFetched]);
  // During sign-out the cookie disappears before the login page loads. This must not look like an ended session.
  const isLeaving = isSigningOut() && !isEnded;
  // A browser that starts offline has no session cookie, and shows the cached answers of the last session.
  const isResumed = useNetworkState().isOffline && lastOwner() !== null;
  if (!isLeaving && !isEnded && !isResumed && !hasUserId()) setIsEnded(true);
  const [signedIn, setSignedIn] = useState(data);
  if (data.viewer && data !== signedIn) setSignedIn(data);
  const { viewer } = signedIn;
  const mayGo = useTypingPaused(!data.viewer || isEnded);
  if (!viewer || (!data.viewer && mayGo))
    return isLeaving ? <Loading /> : <Navigate to={loginPathOfEnded(location)} replace />;
  if (isEnded && mayGo) return <SigningOut />;
  return (
    <FeaturesProvider viewerRef={viewer}>
      <ShellFrame queryRef={signedIn} userRef={viewer} />
    </FeaturesProvider>
  );
}
