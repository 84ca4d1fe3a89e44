import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { Navigate, useLoaderData, useSearchParams } from "react-router";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import { ViewerPending } from "../../shell/ViewerPending.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import type { LoginPageQuery } from "./__generated__/LoginPageQuery.graphql.ts";
import { LoginScreen } from "./LoginScreen.tsx";
import { returnPath } from "./returnPath.ts";

const query = graphql`
  query LoginPageQuery($language: Language!, $hasSession: Boolean!) {
    viewer @include(if: $hasSession) {
      id
    }
    links(language: $language) {
      ...LoginScreen_links
    }
  }
`;

/** The form also works if the query fails. A signed-in user is redirected. */
export function LoginPage() {
  const reference = useLoaderData<PreloadedQuery<LoginPageQuery>>();
  return (
    <Boundary resetKey={reference} fallback={() => <LoginScreen linksRef={null} />}>
      <Suspense fallback={<ViewerPending />}>
        <LoginUnlessSignedIn reference={reference} />
      </Suspense>
    </Boundary>
  );
}

function LoginUnlessSignedIn({ reference }: { reference: PreloadedQuery<LoginPageQuery> }) {
  const { viewer, links } = usePageQuery<LoginPageQuery>(query, reference);
  const [search] = useSearchParams();
  return viewer ? <Navigate to={returnPath(search)} replace /> : <LoginScreen linksRef={links} />;
}
