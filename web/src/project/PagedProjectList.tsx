import type { PreloadedQuery } from "react-relay/hooks";
import type { StartBatch } from "../batch/useBatches.ts";
import { Text } from "../i18n/Text.tsx";
import { requestIdOf } from "../relay/failures.ts";
import { PageError } from "../ui/PageError.tsx";
import type { ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { ProjectListContent } from "./ProjectListContent.tsx";
import styles from "./ProjectListTable.module.css";
import type { ProjectPage } from "./shownProjects.ts";
import { useProjectCounts } from "./useProjectCounts.ts";
import { useProjectListView } from "./useProjectListView.ts";
import { useProjectPages } from "./useProjectPages.ts";
import { useProjectTicks } from "./useProjectTicks.ts";

type Props = {
  reference: PreloadedQuery<ProjectListPageQuery>;
  firstPage: ProjectPage;
  pagesId: string;
  /** Null where the service has no batches. */
  startBatch: StartBatch | null;
};

/** The list of a service that sorts and filters, of which the rows in view are fetched. */
export function PagedProjectList({ reference, firstPage, pagesId, startBatch }: Props) {
  const { view, changeView } = useProjectListView();
  const pages = useProjectPages({ reference, firstPage, pagesId, view });
  const { shown, rowAt, showRows, isBusy, failure, retry } = pages;
  const counts = useProjectCounts(shown);
  const ticking = useProjectTicks(pages);
  const lost = failure ? { error: failure, retry } : ticking.failure;
  return (
    <ProjectListContent
      list={reference.variables.archived ? "archived" : "ongoing"}
      view={view}
      shownView={shown.view}
      onChangeView={changeView}
      rows={{ count: shown.count, rowAt, showRows, hasFailed: failure !== null, retry, isBusy }}
      counts={counts}
      ticking={ticking}
      startBatch={startBatch}
      fetchTime={shown.fetchTime}
      hasWrongCount={shown.hasWrongCount}
      notice={
        lost && (
          <div className={styles.lost}>
            <PageError
              title={<Text id="project.list.partFailed" />}
              reason={<Text id="project.list.partFailedReason" />}
              requestId={requestIdOf(lost.error)}
              onRetry={lost.retry}
            />
          </div>
        )
      }
    />
  );
}
