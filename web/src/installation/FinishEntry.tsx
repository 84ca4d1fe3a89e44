import { ChevronRight } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FinishEntry_installation$key } from "./__generated__/FinishEntry_installation.graphql.ts";
import styles from "./FinishEntry.module.css";

/** The way to finish, there once every step is filled; its mark is on when the installation is finished. */
export function FinishEntry({ installationRef }: { installationRef: FinishEntry_installation$key }) {
  const { viewerCanFinish, completedAt } = useFragment(
    graphql`
      fragment FinishEntry_installation on Installation {
        viewerCanFinish
        completedAt
      }
    `,
    installationRef,
  );
  if (!viewerCanFinish && !completedAt) return null;
  return (
    <Card flush>
      <ViewLink view={{ name: "finish" }} className={styles.entry}>
        <StatusIcon name={completedAt ? "completed" : "not-measured"} size={18} />
        <span className={styles.words}>
          <Text id={completedAt ? "installation.finish.done" : "installation.finish.title"} />
          <span className={styles.line}>
            {completedAt ? localDay(completedAt) : <Text id="installation.finish.ready" />}
          </span>
        </span>
        <ChevronRight />
      </ViewLink>
    </Card>
  );
}
