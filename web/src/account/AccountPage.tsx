import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { useRetry } from "../relay/useRetry.ts";
import { PartFailed } from "../ui/PartFailed.tsx";
import type { AccountPageQuery } from "./__generated__/AccountPageQuery.graphql.ts";
import { AccountHead } from "./AccountHead.tsx";
import styles from "./AccountPage.module.css";
import { Authenticator } from "./Authenticator.tsx";
import { CompanyParts } from "./CompanyParts.tsx";
import { KeyboardSettings } from "./KeyboardSettings.tsx";
import { OwnDetails } from "./OwnDetails.tsx";

const query = graphql`
  query AccountPageQuery {
    viewer @catch(to: RESULT) {
      ...Authenticator_user
      ...OwnDetails_user
      ...CompanyParts_user
    }
  }
`;

/** The company, its people, one's own details, and what this browser keeps. */
export function AccountPage() {
  const reference = useLoaderData<PreloadedQuery<AccountPageQuery>>();
  const { viewer: found } = usePageQuery<AccountPageQuery>(query, reference);
  const { retry, isRetrying } = useRetry<AccountPageQuery>(query);
  const onRetry = () => retry({});
  const viewer = found.ok ? found.value : null;
  return (
    <>
      <AccountHead />
      {viewer ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <CompanyParts userRef={viewer} isRetrying={isRetrying} onRetry={onRetry} />
          </div>
          <div className={styles.main}>
            <div className={styles.own}>
              <OwnDetails userRef={viewer} />
              <Authenticator userRef={viewer} isRetrying={isRetrying} onRetry={onRetry} />
            </div>
            <KeyboardSettings />
          </div>
        </div>
      ) : (
        <div className={styles.columns}>
          <PartFailed
            title={<Text id="account.user.failed" />}
            errors={found.ok ? [] : found.errors}
            isRetrying={isRetrying}
            onRetry={onRetry}
          />
        </div>
      )}
    </>
  );
}
