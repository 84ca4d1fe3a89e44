import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Loading } from "../ui/Loading.tsx";
import type { CertificatePageQuery } from "./__generated__/CertificatePageQuery.graphql.ts";
import { bandColor, FirmName } from "./FirmName.tsx";
import { PublicPage } from "./PublicPage.tsx";
import { UnknownCertificate } from "./UnknownCertificate.tsx";
import { VerifiedCertificate } from "./VerifiedCertificate.tsx";

const query = graphql`
  query CertificatePageQuery($code: String!) {
    verifiedCertificate(code: $code) {
      companyName
      companyLogo
      companyColor
      ...VerifiedCertificate_certificate
    }
  }
`;

type Reference = PreloadedQuery<CertificatePageQuery>;

export function CertificatePage() {
  const reference = useLoaderData<Reference>();
  return (
    <QueryBoundary
      title={<Text id="certificate.verify.failed" />}
      reason="certificate.verify.failedReason"
      fallback={(notice) => <PublicPage>{notice}</PublicPage>}
    >
      <Suspense
        fallback={
          <PublicPage>
            <Loading />
          </PublicPage>
        }
      >
        <Answer reference={reference} />
      </Suspense>
    </QueryBoundary>
  );
}

function Answer({ reference }: { reference: Reference }) {
  const { verifiedCertificate } = usePageQuery<CertificatePageQuery>(query, reference);
  const { code } = reference.variables;
  if (!verifiedCertificate)
    return (
      <PublicPage>
        <UnknownCertificate key={code} code={code} />
      </PublicPage>
    );
  const { companyName, companyLogo, companyColor } = verifiedCertificate;
  return (
    <PublicPage firm={{ name: <FirmName name={companyName} logo={companyLogo} />, color: bandColor(companyColor) }}>
      <VerifiedCertificate key={code} certificateRef={verifiedCertificate} code={code} />
    </PublicPage>
  );
}
