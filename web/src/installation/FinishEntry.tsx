import { ChevronRight } from "@blueprintjs/icons";
import { type RefObject, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { isFinishEntryState } from "../navigation/useInstallationView.ts";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FinishEntry_installation$key } from "./__generated__/FinishEntry_installation.graphql.ts";
import styles from "./FinishEntry.module.css";

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
  const link = useRef<HTMLAnchorElement>(null);
  useAskedFocus(link, viewerCanFinish);
  if (!viewerCanFinish && !completedAt) return null;
  return (
    <Card flush>
      <ViewLink ref={link} view={{ name: "finish" }} className={styles.entry}>
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

/** Focuses the link if the location's state asks for it. It may appear late, because the last value is stored first. */
function useAskedFocus(link: RefObject<HTMLAnchorElement | null>, isThere: boolean) {
  const isAsked = isFinishEntryState(useLocation().state);
  useEffect(() => {
    const hasMovedOn = !document.activeElement?.matches("h2, body");
    if (isAsked && isThere && !hasMovedOn) link.current?.focus();
  }, [isAsked, isThere, link]);
}
