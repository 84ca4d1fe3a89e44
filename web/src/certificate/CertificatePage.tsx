import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Loading } from "../ui/Loading.tsx";
import type { CertificatePageQuery } from "./__generated__/CertificatePageQuery.graphql.ts";
import { PublicPage } from "./PublicPage.tsx";
import { UnknownCertificate } from "./UnknownCertificate.tsx";
import { VerifiedCertificate } from "./VerifiedCertificate.tsx";

const query = graphql`
  query CertificatePageQuery($code: String!) {
    verifiedCertificate(code: $code) {
      ...VerifiedCertificate_certificate
    }
  }
`;

type Reference = PreloadedQuery<CertificatePageQuery>;

export function CertificatePage() {
  const reference = useLoaderData<Reference>();
  return (
    <PublicPage>
      <QueryBoundary title={<Text id="certificate.verify.failed" />} reason="certificate.verify.failedReason">
        <Suspense fallback={<Loading />}>
          <Answer reference={reference} />
        </Suspense>
      </QueryBoundary>
    </PublicPage>
  );
}

function Answer({ reference }: { reference: Reference }) {
  const { verifiedCertificate } = usePageQuery<CertificatePageQuery>(query, reference);
  return verifiedCertificate ? (
    <VerifiedCertificate certificateRef={verifiedCertificate} code={reference.variables.code} />
  ) : (
    <UnknownCertificate code={reference.variables.code} />
  );
}
