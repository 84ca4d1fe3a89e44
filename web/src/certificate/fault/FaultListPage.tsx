import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useListView } from "../../navigation/useListView.ts";
import { RequiresFeature } from "../../relay/features.tsx";
import { QueryBoundary } from "../../relay/QueryBoundary.tsx";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import chips from "../../ui/FilterChip.module.css";
import { FilterChip } from "../../ui/FilterChip.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import { faultShapes, faultStates } from "../faultStates.ts";
import type { FaultListPageQuery } from "./__generated__/FaultListPageQuery.graphql.ts";
import styles from "./FaultList.module.css";
import { FaultList } from "./FaultList.tsx";
import { faultListSearch, listedStates, readFaultListView } from "./faultListView.ts";

const query = graphql`
  query FaultListPageQuery($states: [FaultState!]) {
    viewer {
      company {
        ...FaultList_company
      }
    }
  }
`;

type Reference = PreloadedQuery<FaultListPageQuery>;

export function FaultListPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const { view, changeView } = useListView(readFaultListView, faultListSearch);
  const toggle = (state: (typeof listedStates)[number]) =>
    changeView({ states: listedStates.filter((each) => view.states.includes(each) !== (each === state)) });
  return (
    <>
      <PageHeader title={text("fault.list.title")} />
      <RequiresFeature feature="faultReports" title="fault.list.lacking" reason="fault.list.lackingReason">
        <fieldset className={`${chips.chips} ${styles.filter}`}>
          <legend className="heard-only">{text("fault.list.state")}</legend>
          <FilterChip shape={null} isChosen={view.states.length === 0} onChoose={() => changeView({ states: [] })}>
            <Text id="project.list.all" />
          </FilterChip>
          {listedStates.map((state) => (
            <FilterChip
              key={state}
              shape={faultShapes[state] ?? null}
              isChosen={view.states.includes(state)}
              onChoose={() => toggle(state)}
            >
              <Text id={faultStates[state] ?? "fault.state.NEW"} />
            </FilterChip>
          ))}
        </fieldset>
        <QueryBoundary title={<Text id="fault.list.failed" />}>
          <Suspense fallback={<TableSkeleton rows={8} twoLine />}>
            <Reports reference={reference} isFiltered={view.states.length > 0} />
          </Suspense>
        </QueryBoundary>
      </RequiresFeature>
    </>
  );
}

function Reports({ reference, isFiltered }: { reference: Reference; isFiltered: boolean }) {
  const { viewer } = usePageQuery<FaultListPageQuery>(query, reference);
  if (viewer?.company) return <FaultList companyRef={viewer.company} isFiltered={isFiltered} />;
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="project.noCompany.title" />}>
      <Text id="project.noCompany.reason" />
    </Notice>
  );
}
