import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { Card } from "../../ui/Card.tsx";
import page from "../../ui/ListPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import table from "../../ui/Table.module.css";
import type { FaultList_company$key } from "./__generated__/FaultList_company.graphql.ts";
import type { FaultListPageQuery } from "./__generated__/FaultListPageQuery.graphql.ts";
import styles from "./FaultList.module.css";
import { FaultListRow } from "./FaultListRow.tsx";

const pageSize = 50;

type Props = { companyRef: FaultList_company$key; isFiltered: boolean };

export function FaultList({ companyRef, isFiltered }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<FaultListPageQuery, FaultList_company$key>(
    graphql`
      fragment FaultList_company on Company
      @refetchable(queryName: "FaultListNextQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        faultReports(first: $first, after: $after, states: $states)
          @connection(key: "FaultList_faultReports")
          @required(action: THROW) {
          totalCount
          edges {
            cursor
            node {
              faultReportId
            }
            ...FaultListRow_edge
          }
        }
      }
    `,
    companyRef,
  );
  const { edges, totalCount } = data.faultReports;
  if (edges.length === 0)
    return (
      <Notice
        as="h2"
        role="status"
        picture={<StatusIcon name="completed" size={22} />}
        title={<Text id={isFiltered ? "fault.list.noMatch" : "fault.list.none"} />}
      >
        <Text id={isFiltered ? "fault.list.noMatchReason" : "fault.list.noneReason"} />
      </Notice>
    );
  return (
    <>
      <div className={styles.room}>
        <Card flush>
          <table className={`${table.table} ${table.twoLine} ${styles.faults}`}>
            <thead>
              <tr>
                <th scope="col">
                  <Text id="fault.list.column.fault" />
                </th>
                <th scope="col" className={styles.customer}>
                  <Text id="fault.customer" />
                </th>
                <th scope="col" className={styles.reporter}>
                  <Text id="fault.list.column.reporter" />
                </th>
                <th scope="col" className={styles.reported}>
                  <Text id="fault.list.column.reported" />
                </th>
                <th scope="col" className={styles.state}>
                  <Text id="fault.list.state" />
                </th>
              </tr>
            </thead>
            <tbody>
              {edges.map((edge) => (
                <FaultListRow key={edge.node.faultReportId ?? edge.cursor} edgeRef={edge} />
              ))}
            </tbody>
          </table>
        </Card>
      </div>
      <footer className={page.foot}>
        <span role="status">
          <Text id="fault.list.count" values={{ shown: edges.length, count: totalCount }} />
        </span>
        {hasNext && (
          <Button
            size="small"
            loading={isLoadingNext}
            onClick={() => loadNext(pageSize, { onComplete: (error) => setHasFailed(error !== null) })}
          >
            <Text id="attention.more" />
          </Button>
        )}
      </footer>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          <Text id="fault.list.moreFailed" />
        </p>
      )}
    </>
  );
}
