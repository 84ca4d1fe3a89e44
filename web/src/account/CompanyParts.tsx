import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { Text } from "../i18n/Text.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { CompanyParts_user$key } from "./__generated__/CompanyParts_user.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { CompanyDetails } from "./CompanyDetails.tsx";
import { CompanyUsers } from "./CompanyUsers.tsx";
import { ProgramsPart } from "./ProgramsPart.tsx";

const WebhookSection = lazy(async () => ({ default: (await import("./webhook/WebhookSection.tsx")).WebhookSection }));

type Props = { userRef: CompanyParts_user$key; isRetrying: boolean; onRetry: () => void };

/** The company's card and its people; or, in their place, why they are not there. */
export function CompanyParts({ userRef, isRetrying, onRetry }: Props) {
  const {
    id,
    features,
    company: found,
  } = useFragment(
    graphql`
      fragment CompanyParts_user on User {
        id
        features @catch(to: NULL) {
          history
          programs
          webhooks
        }
        company @catch(to: RESULT) {
          viewerCanEdit
          ...CompanyDetails_company
          ...CompanyUsers_company
          viewerCanManagePrograms
        }
      }
    `,
    userRef,
  );
  const company = found.ok ? found.value : null;
  if (company)
    return (
      <>
        <CompanyDetails companyRef={company} />
        <CompanyUsers companyRef={company} viewerId={id} hasHistory={features?.history === true} />
        {features?.programs === true && company.viewerCanManagePrograms && <ProgramsPart />}
        {company.viewerCanEdit && features?.webhooks === true && (
          <Boundary fallback={() => <LostPart />}>
            <Suspense fallback={null}>
              <WebhookSection />
            </Suspense>
          </Boundary>
        )}
      </>
    );
  return (
    <AccountSection title={<Text id="account.company.title" />}>
      {found.ok ? (
        <Notice picture={<EmptyCable />} title={<Text id="account.company.none" />}>
          <Text id="account.company.none.reason" />
        </Notice>
      ) : (
        <PartFailed
          title={<Text id="account.company.failed" />}
          errors={found.errors}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
    </AccountSection>
  );
}
