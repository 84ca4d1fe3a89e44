import { Button } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type MouseEvent, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { addDays } from "../i18n/parsePeriod.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useHoldRefresh } from "../relay/useHoldRefresh.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import list from "../ui/ListPage.module.css";
import { Notice } from "../ui/Notice.tsx";
import { useFocusOnMore } from "../ui/useFocusOnMore.ts";
import type { HistoryList_subject$key } from "./__generated__/HistoryList_subject.graphql.ts";
import type { HistoryListPageQuery } from "./__generated__/HistoryListPageQuery.graphql.ts";
import { groupEntries } from "./groupEntries.ts";
import { HistoryGroup } from "./HistoryGroup.tsx";
import styles from "./HistoryList.module.css";
import { HistoryRow } from "./HistoryRow.tsx";
import { type Entry, readEntry } from "./historyEntry.ts";

const fragment = graphql`
  fragment HistoryList_subject on HistorySubject
  @refetchable(queryName: "HistoryListPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    filter: { type: "HistoryFilter" }
  ) {
    history(first: $first, after: $after, filter: $filter)
      @connection(key: "HistoryList_history")
      @required(action: THROW) {
      totalCount
      edges {
        node {
          ...historyEntry_entry
        }
      }
    }
  }
`;

const pageSize = 50;

type Props = {
  subjectRef: HistoryList_subject$key;
  isInProject: boolean;
  /** True in the side panel, whose title is already a second-level heading. */
  isInPanel?: boolean;
  /** Removes all filters; null if no filter is set. */
  onShowAll?: (() => void) | null;
  /** The searched text. Groups that a search found are unfolded. */
  query?: string;
};

export function HistoryList({ subjectRef, isInProject, isInPanel = false, onShowAll = null, query = "" }: Props) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    HistoryListPageQuery,
    HistoryList_subject$key
  >(fragment, subjectRef);
  const [hasFailed, setFailed] = useState(false);
  const { edges, totalCount } = data.history;
  useHoldRefresh(!isInPanel && edges.length > pageSize);
  const { days, shown, lineCount, now } = useMemo(() => byDay(edges.map(({ node }) => readEntry(node))), [edges]);
  const { list: lines, onAsk } = useFocusOnMore<HTMLDivElement>(lineCount, isLoadingNext, "ol > li");
  const showMore = (event: MouseEvent<HTMLElement>) => {
    onAsk(event);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  if (shown === 0 && onShowAll)
    return (
      <Notice
        role="status"
        picture={<Search size={22} />}
        title={query === "" ? <Text id="history.noMatch" /> : <Text id="history.noHit" values={{ query }} />}
        actions={
          <Button onClick={onShowAll}>
            <Text id="project.list.showAll" />
          </Button>
        }
      >
        <Text id="certificate.list.noMatchReason" />
      </Notice>
    );
  if (shown === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="history.none" />}>
        <Text id="history.noneReason" />
      </Notice>
    );
  return (
    <>
      <div ref={lines}>
        {days.map(({ day, groups }) => (
          <section key={day} className={styles.day}>
            <DayHeading as={isInPanel ? "h3" : "h2"} day={day} now={now} />
            <Card flush>
              <ol>
                {groups.map((entries) =>
                  entries.length === 1 ? (
                    <HistoryRow key={entries[0].sequence} entry={entries[0]} isInProject={isInProject} />
                  ) : (
                    <HistoryGroup
                      key={entries[0].sequence}
                      entries={entries}
                      isInProject={isInProject}
                      isOpen={query !== ""}
                    />
                  ),
                )}
              </ol>
            </Card>
          </section>
        ))}
      </div>
      <footer className={list.foot}>
        <span role="status">
          <Text id="history.count" values={{ shown, count: Math.max(shown, totalCount) }} />
        </span>
        {hasNext && (
          <Button loading={isLoadingNext} onClick={showMore}>
            <Text id={hasFailed ? "history.moreFailed" : "product.showMore"} />
          </Button>
        )}
      </footer>
    </>
  );
}

/** New entries shift the pages, so one entry may be loaded twice. The map removes duplicates. */
function byDay(all: readonly Entry[]) {
  const entries = [...new Map(all.map((entry) => [entry.sequence, entry])).values()];
  const entriesOf = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = localDay(entry.at);
    entriesOf.set(day, [...(entriesOf.get(day) ?? []), entry]);
  }
  const days = [...entriesOf].map(([day, ofDay]) => ({ day, groups: groupEntries(ofDay) }));
  const lineCount = days.reduce((count, { groups }) => count + groups.length, 0);
  return { days, shown: entries.length, lineCount, now: Date.now() };
}

function DayHeading({ as: Heading, day, now }: { as: "h2" | "h3"; day: string; now: number }) {
  const text = useText();
  const intl = useIntl();
  const today = localDay(new Date(now).toISOString());
  const isToday = day === today;
  const isYesterday = day === addDays(today, -1);
  const weekday = intl.formatDate(`${day}T12:00:00`, { weekday: "long" });
  return (
    <Heading className={styles.heading}>
      {isToday || isYesterday ? text(isToday ? "history.today" : "history.yesterday", { day }) : `${weekday} ${day}`}
    </Heading>
  );
}
