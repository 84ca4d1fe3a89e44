import type { StartBatch } from "../batch/useBatches.ts";
import { Text } from "../i18n/Text.tsx";
import { requestIdOf } from "../relay/failures.ts";
import { useFeatures } from "../relay/features.tsx";
import { PageError } from "../ui/PageError.tsx";
import { ProjectListContent } from "./ProjectListContent.tsx";
import styles from "./ProjectListTable.module.css";
import type { ListedRows } from "./ProjectListTable.tsx";
import { FurtherProjectPage, ProjectPageRows } from "./ProjectPageRows.tsx";
import { countLoaded, keyOf, type PageReference, pageRows, pagesWithin } from "./projectPages.ts";
import { useProjectCounts } from "./useProjectCounts.ts";
import { useProjectListView } from "./useProjectListView.ts";
import { useProjectPages } from "./useProjectPages.ts";
import { useProjectTicks } from "./useProjectTicks.ts";

type Props = {
  reference: PageReference;
  pagesId: string;
  /** Null if the service has no batches. */
  startBatch: StartBatch | null;
};

/** The list of projects if the service sorts and filters it. Only rows in view are loaded. */
export function PagedProjectList({ reference, pagesId, startBatch }: Props) {
  const { view, changeView } = useProjectListView();
  const pages = useProjectPages({ reference, pagesId, view });
  const { shown, count, further, failure, retry } = pages;
  const counts = useProjectCounts(shown);
  const { projectFilters } = useFeatures();
  const ticking = useProjectTicks(pages);
  // Loaded pages stay mounted outside the view, so that scrolling back shows them at once.
  const draw: ListedRows["draw"] = (first, end, drawRow) =>
    [...new Set([...pagesWithin(first, Math.min(end, count)), ...shown.pages])]
      .sort((one, other) => one - other)
      .map((page) => {
        const rows = {
          page,
          first: Math.max(first, page * pageRows),
          end: Math.min(end, (page + 1) * pageRows),
          drawRow,
        };
        const key = `${keyOf(shown.variables)} ${page}`;
        if (page === 0) return <ProjectPageRows key="first" {...rows} reference={shown.reference} />;
        return <FurtherProjectPage key={key} {...rows} {...further} variables={shown.variables} />;
      });
  const lost = failure ? { error: failure, retry } : ticking.failure;
  return (
    <ProjectListContent
      list={reference.variables.archived ? "archived" : "ongoing"}
      view={view}
      shownView={shown.view}
      onChangeView={changeView}
      canFilter={projectFilters !== false}
      rows={{
        count,
        loaded: countLoaded(shown.pages, count),
        draw,
        showRows: pages.showRows,
        hasFailed: failure !== null,
        retry,
        isBusy: pages.isBusy,
        isOld: pages.isOld,
      }}
      counts={counts}
      ticking={ticking}
      startBatch={startBatch}
      fetchTime={shown.fetchTime}
      hasWrongCount={pages.hasWrongCount}
      notice={
        lost && (
          <div className={pages.isOld ? styles.above : styles.lost}>
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
