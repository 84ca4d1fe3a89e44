import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { useApplyLanguage } from "../relay/useApplyLanguage.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Brand } from "../shell/Brand.tsx";
import { LanguageMenu } from "../shell/LanguageMenu.tsx";
import { Loading } from "../ui/Loading.tsx";
import type { CertificatePageQuery } from "./__generated__/CertificatePageQuery.graphql.ts";
import styles from "./CertificatePage.module.css";
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

/** The public page of a certificate; needs no session. */
export function CertificatePage() {
  const reference = useLoaderData<Reference>();
  const text = useText();
  const applyLanguage = useApplyLanguage();
  return (
    <div className={styles.page}>
      <meta name="description" content={text("certificate.verify.description")} />
      <header className={styles.top}>
        <Brand size={32} />
        <LanguageMenu show="name" onChoose={applyLanguage} />
      </header>
      <main>
        <QueryBoundary title={<Text id="certificate.verify.failed" />} reason="certificate.verify.failedReason">
          <Suspense fallback={<Loading />}>
            <Answer reference={reference} />
          </Suspense>
        </QueryBoundary>
      </main>
    </div>
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
