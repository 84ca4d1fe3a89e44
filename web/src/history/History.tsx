import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { useListView } from "../navigation/useListView.ts";
import { RequiresFeature } from "../relay/features.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import type { History_user$key } from "./__generated__/History_user.graphql.ts";
import type { HistoryList_subject$key } from "./__generated__/HistoryList_subject.graphql.ts";
import { ExportHistory } from "./ExportHistory.tsx";
import styles from "./History.module.css";
import { HistoryCheckLine } from "./HistoryCheckLine.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryList } from "./HistoryList.tsx";
import type { HistorySubject } from "./historyActions.ts";
import { historySearch, nothingSought, readHistoryView } from "./historyView.ts";
import { SaveHistoryProof } from "./SaveHistoryProof.tsx";

/** The history is searched when typing pauses for this time. */
const searchDelayMs = 250;

type Props = {
  viewerRef: History_user$key;
  subjectRef: HistoryList_subject$key;
  /** The global id of the project, installation, user or company. */
  subjectId: string;
  subject: HistorySubject;
};

/** The address stores search and filters. */
export function History({ viewerRef, subjectRef, subjectId, subject }: Props) {
  const text = useText();
  const { view, shown, changeView } = useListView(readHistoryView, historySearch);
  const { company } = useFragment(
    graphql`
      fragment History_user on User {
        company {
          viewerCanReadHistory
          historyCheck @catch(to: NULL) {
            ...HistoryCheckLine_check
          }
          ...HistoryFilters_company
        }
      }
    `,
    viewerRef,
  );
  const check = company?.historyCheck;
  return (
    <RequiresFeature feature="history" title="history.lacking" reason="history.lackingReason">
      <div className={styles.export}>
        <SearchBox
          label={text("history.search")}
          query={view.query}
          delayMs={searchDelayMs}
          onSearch={(query) => changeView({ query })}
        />
        <ExportHistory subjectId={subjectId} view={view} />
      </div>
      {company && <HistoryFilters companyRef={company} subject={subject} view={view} onChangeView={changeView} />}
      {check && (
        <HistoryCheckLine checkRef={check}>
          {company?.viewerCanReadHistory && subject !== "user" && (
            <SaveHistoryProof projectId={subject === "project" ? subjectId : null} />
          )}
        </HistoryCheckLine>
      )}
      <HistoryList
        subjectRef={subjectRef}
        isInProject={subject === "project"}
        query={shown.query}
        onShowAll={`${historySearch(shown)}` === "" ? null : () => changeView(nothingSought)}
      />
    </RequiresFeature>
  );
}
