import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { QueryBoundary } from "../../relay/QueryBoundary.tsx";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import { Loading } from "../../ui/Loading.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { PublicPage } from "../PublicPage.tsx";
import type { VerifyPageQuery } from "./__generated__/VerifyPageQuery.graphql.ts";
import { Verify } from "./Verify.tsx";
import styles from "./VerifyPage.module.css";

const query = graphql`
  query VerifyPageQuery {
    sealKeys {
      issuer
      rootSha256
      chain
      withdrawnFrom
    }
  }
`;

type Reference = PreloadedQuery<VerifyPageQuery>;

export function VerifyPage() {
  const reference = useLoaderData<Reference>();
  const text = useText();
  const heading = usePageTitle(text("certificate.verify.open"));
  return (
    <PublicPage>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <Text id="certificate.verify.open" />
        </h1>
        <p className={styles.lead}>
          <Text id="certificate.verify.local" />
        </p>
      </div>
      <QueryBoundary title={<Text id="certificate.verify.failed" />} reason="certificate.verify.failedReason">
        <Suspense fallback={<Loading />}>
          <Content reference={reference} />
        </Suspense>
      </QueryBoundary>
    </PublicPage>
  );
}

function Content({ reference }: { reference: Reference }) {
  const { sealKeys } = usePageQuery<VerifyPageQuery>(query, reference);
  return <Verify keys={sealKeys ?? []} />;
}
