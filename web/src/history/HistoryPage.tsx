import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import type { HistoryPageQuery } from "./__generated__/HistoryPageQuery.graphql.ts";
import styles from "./History.module.css";
import { History } from "./History.tsx";
import { HistoryRefused } from "./HistoryRefused.tsx";

const query = graphql`
  query HistoryPageQuery($filter: HistoryFilter) {
    viewer {
      ...History_user
      company {
        id
        viewerCanReadHistory
        ...HistoryList_subject @arguments(filter: $filter)
      }
    }
  }
`;

/** The history of the whole company, visible to admins. */
export function HistoryPage() {
  const text = useText();
  const heading = usePageTitle(text("history.title"));
  return (
    <div className={styles.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          <Text id="history.title" />
        </h1>
      </header>
      <QueryBoundary title={<Text id="history.failed" />}>
        <Suspense fallback={<TableSkeleton rows={8} twoLine />}>
          <CompanyHistory />
        </Suspense>
      </QueryBoundary>
    </div>
  );
}

function CompanyHistory() {
  const { viewer } = usePageQuery<HistoryPageQuery>(query, useLoaderData<PreloadedQuery<HistoryPageQuery>>());
  const company = viewer?.company;
  if (viewer && company?.viewerCanReadHistory)
    return <History viewerRef={viewer} subjectRef={company} subjectId={company.id} subject="company" />;
  if (company) return <HistoryRefused />;
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="project.noCompany.title" />}>
      <Text id="project.noCompany.reason" />
    </Notice>
  );
}
