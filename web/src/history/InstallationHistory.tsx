import { Suspense, useCallback, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { requestIdOf, UnansweredField } from "../relay/failures.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import query, { type InstallationHistoryQuery } from "./__generated__/InstallationHistoryQuery.graphql.ts";
import { ExportHistory } from "./ExportHistory.tsx";
import styles from "./History.module.css";
import { HistoryList } from "./HistoryList.tsx";
import { nothingSought } from "./historyView.ts";

/** The entries are reloaded at each opening, because a value may just have been saved. */
export function InstallationHistory({ installationId: id }: { installationId: string }) {
  const [reference, load] = useQueryLoader<InstallationHistoryQuery>(query);
  const reload = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(reload, [reload]);
  return (
    <Boundary
      resetKey={reference}
      fallback={(error) => (
        <PageError
          title={<Text id="history.failed" />}
          reason={<Text id="panel.failed.reason" />}
          requestId={requestIdOf(error)}
          onRetry={reload}
        />
      )}
    >
      <Suspense fallback={<TableSkeleton rows={4} twoLine />}>
        {reference ? <Entries reference={reference} /> : <TableSkeleton rows={4} twoLine />}
      </Suspense>
    </Boundary>
  );
}

function Entries({ reference }: { reference: PreloadedQuery<InstallationHistoryQuery> }) {
  const { node } = usePreloadedQuery<InstallationHistoryQuery>(
    graphql`
      query InstallationHistoryQuery($id: ID!) {
        node(id: $id) @required(action: THROW) {
          id
          ...HistoryList_subject @alias(as: "subject")
        }
      }
    `,
    reference,
  );
  // The subject is missing if the installation was deleted after its panel was opened.
  if (!node.subject) throw new UnansweredField("InstallationHistoryQuery", "node", []);
  return (
    <>
      <div className={styles.export}>
        <ExportHistory subjectId={node.id} view={nothingSought} />
      </div>
      <HistoryList subjectRef={node.subject} isInProject isInPanel />
    </>
  );
}
