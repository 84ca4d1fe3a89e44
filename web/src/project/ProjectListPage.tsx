import { Classes } from "@blueprintjs/core";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { Link, useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { useDrawOnAnswer } from "../relay/useDrawOnAnswer.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Boundary } from "../ui/Boundary.tsx";
import styles from "../ui/ListPage.module.css";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import type { ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { CreateProject } from "./CreateProject.tsx";
import { MovedProjectNote } from "./MovedProjectNote.tsx";
import { PagedProjectList } from "./PagedProjectList.tsx";
import { ProjectBatches } from "./ProjectBatches.tsx";
import { ProjectListSearch } from "./ProjectListSearch.tsx";
import { requirePage } from "./projectPages.ts";
import { SavedViews } from "./SavedViews.tsx";

const query = graphql`
  query ProjectListPageQuery(
    $archived: Boolean!
    $name: String
    $state: ProjectState
    $filter: ProjectFilter
    $orderBy: ProjectOrder
    $language: Language!
    $offset: Int!
  ) {
    viewer {
      ...SavedViews_user
      company {
        projectPages(archived: $archived) {
          __id
          page(
            name: $name
            state: $state
            filter: $filter
            orderBy: $orderBy
            language: $language
            offset: $offset
            first: 50
          ) @catch(to: RESULT) {
            totalCount
            hasWrongCount
            nodes {
              ...projectLists_project @relay(mask: false)
            }
          }
        }
      }
    }
  }
`;

const CachedProjects = lazy(async () => ({ default: (await import("./CachedProjects.tsx")).CachedProjects }));
const GatheredProjectList = lazy(async () => ({
  default: (await import("./GatheredProjectList.tsx")).GatheredProjectList,
}));

type Reference = PreloadedQuery<ProjectListPageQuery>;

export function ProjectListPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  useDrawOnAnswer(reference);
  const list = reference.variables.archived ? "archived" : "ongoing";
  const heading = usePageTitle(text(`project.list.${list}`));
  const [hasCompany, setHasCompany] = useState(true);
  const { projectImport } = useFeatures();
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Text id={`project.list.${list}`} />
        </h1>
        <div className={styles.actions}>
          {hasCompany && <ProjectListSearch key={list} />}
          {list === "ongoing" && hasCompany && projectImport && (
            <Link className={Classes.BUTTON} to="/projects/import">
              <Text id="project.import.action" />
            </Link>
          )}
          {list === "ongoing" && hasCompany && <CreateProject />}
        </div>
      </header>
      <MovedProjectNote key={list} onUndone={() => heading.current?.focus()} />
      <QueryBoundary
        title={<Text id="project.list.failed" />}
        reason="project.list.failedReason"
        offlineReason="project.list.offlineReason"
        fallback={failed}
      >
        <Suspense fallback={<TableSkeleton rows={8} twoLine />} key={list}>
          <Projects reference={reference} onCompany={setHasCompany} />
        </Suspense>
      </QueryBoundary>
    </>
  );
}

const failed = (notice: ReactNode) => (
  <>
    {notice}
    <Boundary fallback={() => null}>
      <Suspense>
        <CachedProjects />
      </Suspense>
    </Boundary>
  </>
);

type ProjectsProps = {
  reference: Reference;
  onCompany: (hasCompany: boolean) => void;
};

/** `onCompany` tells the page's head whether the viewer has a company, since only then projects can be created. */
function Projects({ reference, onCompany }: ProjectsProps) {
  const { viewer } = usePageQuery<ProjectListPageQuery>(query, reference);
  const hasCompany = Boolean(viewer?.company);
  const pages = viewer?.company?.projectPages;
  const [hasPages, setHasPages] = useState<boolean | null>(null);
  if (pages?.page.ok && Boolean(pages.page.value) !== hasPages) setHasPages(Boolean(pages.page.value));
  // Throws only before the first rows are shown. A later failure appears beside the rows.
  if (hasPages === null) requirePage({ viewer });
  useEffect(() => onCompany(hasCompany), [onCompany, hasCompany]);
  if (!viewer?.company)
    return (
      <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="project.noCompany.title" />}>
        <Text id="project.noCompany.reason" />
      </Notice>
    );
  if (pages && hasPages)
    return (
      <ProjectBatches>
        {(startBatch) => (
          <>
            <SavedViews userRef={viewer} list={reference.variables.archived ? "archived" : "ongoing"} />
            <PagedProjectList reference={reference} pagesId={pages.__id} startBatch={startBatch} />
          </>
        )}
      </ProjectBatches>
    );
  // If the service cannot sort pages, the whole list is loaded.
  return <GatheredProjectList page={reference} />;
}
