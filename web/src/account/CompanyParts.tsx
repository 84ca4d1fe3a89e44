import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { CompanyParts_user$key } from "./__generated__/CompanyParts_user.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { CompanyDetails } from "./CompanyDetails.tsx";
import { CompanyLogo } from "./CompanyLogo.tsx";
import { CompanyUsers } from "./CompanyUsers.tsx";
import { DeclarationSetting } from "./DeclarationSetting.tsx";
import { InstrumentsPart } from "./InstrumentsPart.tsx";
import { NationalRecordPart } from "./NationalRecordPart.tsx";
import { ProgramsPart } from "./ProgramsPart.tsx";
import { ReviewSetting } from "./ReviewSetting.tsx";
import styles from "./Wish.module.css";

const WebhookSection = lazy(async () => ({ default: (await import("./webhook/WebhookSection.tsx")).WebhookSection }));

export function CompanyParts({ userRef }: { userRef: CompanyParts_user$key }) {
  return (
    <QueryBoundary
      title={<Text id="account.company.failed" />}
      fallback={(notice) => (
        <AccountSection anchor="company" title={<Text id="account.company.title" />}>
          {notice}
        </AccountSection>
      )}
    >
      <Parts userRef={userRef} />
    </QueryBoundary>
  );
}

function Parts({ userRef }: { userRef: CompanyParts_user$key }) {
  const features = useFeatures();
  const { id, company } = useFragment(
    graphql`
      fragment CompanyParts_user on User {
        id
        company {
          viewerCanEdit
          ...CompanyDetails_company
          ...CompanyLogo_company
          ...CompanyUsers_company
          ...ReviewSetting_company
          ...DeclarationSetting_company
          ...NationalRecordPart_company
          viewerCanManagePrograms
        }
      }
    `,
    userRef,
  );
  if (company)
    return (
      <>
        <CompanyDetails companyRef={company} />
        <CompanyLogo companyRef={company} />
        <CompanyUsers companyRef={company} viewerId={id} />
        {(features.review || features.declarations) && (
          <AccountSection anchor="finishing" title={<Text id="account.finishing.title" />}>
            <Card>
              <div className={styles.wishes}>
                {features.review && <ReviewSetting companyRef={company} />}
                {features.declarations && <DeclarationSetting companyRef={company} />}
              </div>
            </Card>
          </AccountSection>
        )}
        {features.nationalRecords && <NationalRecordPart companyRef={company} />}
        {features.instruments && <InstrumentsPart />}
        {features.programs && company.viewerCanManagePrograms && <ProgramsPart />}
        {company.viewerCanEdit && features.webhooks && (
          <Boundary fallback={() => <LostPart />}>
            <Suspense fallback={null}>
              <WebhookSection />
            </Suspense>
          </Boundary>
        )}
      </>
    );
  return (
    <AccountSection anchor="company" title={<Text id="account.company.title" />}>
      <Notice picture={<EmptyCable />} title={<Text id="account.company.none" />}>
        <Text id="account.company.none.reason" />
      </Notice>
    </AccountSection>
  );
}
