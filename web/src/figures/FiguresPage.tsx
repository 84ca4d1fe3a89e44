import { Suspense, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useListView } from "../navigation/useListView.ts";
import { RequiresFeature } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import styles from "../ui/ListPage.module.css";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import type { FiguresPageQuery } from "./__generated__/FiguresPageQuery.graphql.ts";
import { Figures } from "./Figures.tsx";
import { FiguresFilters } from "./FiguresFilters.tsx";
import { FiguresSkeleton } from "./FiguresSkeleton.tsx";
import { type FiguresView, figuresSearch, readFiguresView } from "./figuresView.ts";

const query = graphql`
  query FiguresPageQuery($from: Date!, $to: Date!, $beforeFrom: Date!, $beforeTo: Date!, $compares: Boolean!) {
    viewer {
      company {
        viewerCanReadFigures
        ...Figures_company
          @arguments(from: $from, to: $to, beforeFrom: $beforeFrom, beforeTo: $beforeTo, compares: $compares)
      }
    }
  }
`;

type Reference = PreloadedQuery<FiguresPageQuery>;

/** Figures about the warranties of a period, visible to admins. */
export function FiguresPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const heading = usePageTitle(text("figures.title"));
  const { view, changeView } = useListView(readFiguresView, figuresSearch);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Text id="figures.title" />
        </h1>
        <div ref={setActions} className={styles.actions} />
      </header>
      <FiguresFilters view={view} onChangeView={changeView} />
      <QueryBoundary title={<Text id="figures.failed" />}>
        <Suspense fallback={<FiguresSkeleton />}>
          <FiguresOfPeriod reference={reference} view={view} actions={actions} />
        </Suspense>
      </QueryBoundary>
    </>
  );
}

type OfPeriodProps = {
  reference: Reference;
  view: FiguresView;
  /** The element of the page's head that takes the actions. */
  actions: HTMLElement | null;
};

function FiguresOfPeriod({ reference, view, actions }: OfPeriodProps) {
  const { viewer } = usePageQuery<FiguresPageQuery>(query, reference);
  const company = viewer?.company;
  if (!company) return <Refusal title="project.noCompany.title" reason="project.noCompany.reason" />;
  if (!company.viewerCanReadFigures) return <Refusal title="figures.adminsOnly" reason="figures.adminsOnlyReason" />;
  return (
    <RequiresFeature feature="figures" title="figures.lacking" reason="figures.lackingReason">
      <Figures companyRef={company} view={view} actions={actions} />
    </RequiresFeature>
  );
}

function Refusal({ title, reason }: { title: MessageId; reason: MessageId }) {
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id={title} />}>
      <Text id={reason} />
    </Notice>
  );
}
