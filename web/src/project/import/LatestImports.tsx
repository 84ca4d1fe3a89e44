import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useMoment } from "../../i18n/useMoment.ts";
import { Card } from "../../ui/Card.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { LatestImports_company$key } from "./__generated__/LatestImports_company.graphql.ts";
import styles from "./ImportPage.module.css";
import { ImportProgress } from "./ImportProgress.tsx";
import { useImportProgress } from "./useImportProgress.ts";

/** Shows running imports, and the results of imports whose page was left. */
export function LatestImports({ companyRef }: { companyRef: LatestImports_company$key }) {
  const { projectImports } = useFragment(
    graphql`
      fragment LatestImports_company on Company {
        projectImports {
          id
          state
          projectCount
          doneCount
          createdAt
        }
      }
    `,
    companyRef,
  );
  if (!projectImports || projectImports.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.title}>
        <Text id="project.import.latest" />
      </h2>
      <ul className={styles.lines}>
        {projectImports.map((each) => (
          <li key={each.id} className={styles.line}>
            <LatestImport {...each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Props = { id: string; state: string; projectCount: number; doneCount: number; createdAt: string };

function LatestImport({ id, createdAt, ...known }: Props) {
  const moment = useMoment();
  const found = useImportProgress(known.state === "RUNNING" ? id : null);
  const state = found?.state ?? known.state;
  const total = found?.projectCount ?? known.projectCount;
  const done = found?.doneCount ?? known.doneCount;
  if (state === "RUNNING") return <ImportProgress done={done} total={total} />;
  return (
    <p role="status">
      <StatusIcon name={state === "FAILED" ? "overdue" : "completed"} size={16} /> {moment(createdAt)}{" "}
      {state === "FAILED" ? (
        <Text id="project.import.givenUp" values={{ total, stayed: done }} />
      ) : (
        <Text id="project.import.done" values={{ count: total }} />
      )}
    </p>
  );
}
