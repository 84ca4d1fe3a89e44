import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Status } from "../ui/Status.tsx";
import type { ProjectStatus_project$key } from "./__generated__/ProjectStatus_project.graphql.ts";

const fragment = graphql`
  fragment ProjectStatus_project on Project {
    status
    overdueDays
  }
`;

const statuses = {
  COMPLETED: { name: "completed", text: "project.status.completed" },
  IN_PROGRESS: { name: "in-progress", text: "project.status.inProgress" },
  SIGNABLE: { name: "signable", text: "project.status.signable" },
} as const;

/** While an unfinished project is overdue, the number of days replaces its status. */
export function ProjectStatus({ projectRef }: { projectRef: ProjectStatus_project$key }) {
  const { status, overdueDays } = useFragment(fragment, projectRef);
  if (overdueDays > 0) {
    return (
      <Status name="overdue">
        <Text id="project.status.overdueBy" values={{ days: overdueDays }} />
      </Status>
    );
  }
  // A newer service may send an unknown status, which is shown as "in progress".
  const known = status in statuses ? statuses[status as keyof typeof statuses] : statuses.IN_PROGRESS;
  return (
    <Status name={known.name}>
      <Text id={known.text} />
    </Status>
  );
}
