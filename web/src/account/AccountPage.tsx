import { useCallback, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { useRetry } from "../relay/useRetry.ts";
import type { AccountPageQuery } from "./__generated__/AccountPageQuery.graphql.ts";
import { AccountContents } from "./AccountContents.tsx";
import { AccountHeader } from "./AccountHeader.tsx";
import styles from "./AccountPage.module.css";
import type { AccountAnchor } from "./accountAnchors.ts";
import { type AccountCounts, TellAccountCount } from "./accountCounts.ts";
import { CompanyParts } from "./CompanyParts.tsx";
import { KeyboardSettings } from "./KeyboardSettings.tsx";
import { OwnDetails } from "./OwnDetails.tsx";
import { ProductVersion } from "./ProductVersion.tsx";
import { SignInSection } from "./SignInSection.tsx";
import { WeeklyMail } from "./WeeklyMail.tsx";

const query = graphql`
  query AccountPageQuery {
    viewer {
      ...AccountContents_user
      ...OwnDetails_user
      ...SignInSection_user
      ...WeeklyMail_user
      ...CompanyParts_user
    }
  }
`;

export function AccountPage() {
  return (
    <>
      <AccountHeader />
      <div className={styles.columns}>
        <QueryBoundary title={<Text id="account.user.failed" />}>
          <Account />
        </QueryBoundary>
      </div>
    </>
  );
}

function Account() {
  const reference = useLoaderData<PreloadedQuery<AccountPageQuery>>();
  const { viewer } = usePageQuery<AccountPageQuery>(query, reference);
  const { retry, isRetrying } = useRetry<AccountPageQuery>(query);
  const onRetry = () => retry({});
  const [counts, setCounts] = useState<AccountCounts>({});
  const tell = useCallback(
    (anchor: AccountAnchor, count: number | undefined) => setCounts((others) => ({ ...others, [anchor]: count })),
    [],
  );
  if (!viewer) return null;
  return (
    <TellAccountCount value={tell}>
      <AccountContents userRef={viewer} counts={counts} />
      <div className={styles.main}>
        <CompanyParts userRef={viewer} />
        <OwnDetails userRef={viewer} />
        <SignInSection userRef={viewer} isRetrying={isRetrying} onRetry={onRetry} />
        <WeeklyMail userRef={viewer} isRetrying={isRetrying} onRetry={onRetry} />
        <KeyboardSettings />
        <ProductVersion />
      </div>
    </TellAccountCount>
  );
}
