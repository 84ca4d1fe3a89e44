import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { readAllCached } from "../relay/cachedResponses.ts";
import { useNetworkState } from "../relay/networkState.ts";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { ProjectHeader_project$data } from "./__generated__/ProjectHeader_project.graphql.ts";
import type { ProjectPageQuery } from "./__generated__/ProjectPageQuery.graphql.ts";
import styles from "./CachedProjects.module.css";

type Kept = { projectId: string; name: string };

/** Links to cached projects, which open offline, in place of a list that could not be loaded. */
export function CachedProjects() {
  const { isOffline } = useNetworkState();
  const [projects, setProjects] = useState<readonly Kept[]>([]);
  useEffect(() => {
    if (!isOffline) return;
    void readAllCached("ProjectPageQuery").then((kept) => setProjects(kept.flatMap(toProject)));
  }, [isOffline]);
  if (!isOffline || projects.length === 0) return null;
  return (
    <div className={styles.kept}>
      <Notice
        picture={<StatusIcon name="not-measured" size={22} />}
        title={<Text id="project.list.kept" />}
        details={
          <ul className={styles.projects}>
            {projects.map(({ projectId, name }) => (
              <li key={projectId}>
                <Link to={`/projects/ongoing/${encodeURIComponent(projectId)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}

type Answer = ProjectPageQuery["response"] & { project: Pick<ProjectHeader_project$data, "name"> | null };

// The link names the list of ongoing projects. For an archived project the page redirects to the right list.
function toProject({ variables, data }: { variables: object; data: unknown }): readonly Kept[] {
  const { project } = data as Answer;
  const { projectId } = variables as ProjectPageQuery["variables"];
  return project ? [{ projectId, name: project.name }] : [];
}
