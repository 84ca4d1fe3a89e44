import { Download } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import type {
  HistoryCheckLine_check$data,
  HistoryCheckLine_check$key,
} from "./__generated__/HistoryCheckLine_check.graphql.ts";
import styles from "./HistoryCheckLine.module.css";

/** The chain is checked daily. A check may be two hours late. */
const lateAfterMs = 26 * 3_600_000;

type State = "broken" | "late" | "unchecked" | "whole";
const shapes: Record<State, ShapeName> = {
  broken: "outside",
  late: "waiting",
  unchecked: "waiting",
  whole: "completed",
};

type Props = {
  checkRef: HistoryCheckLine_check$key;
  /** The download of the proof; absent for those who may not read the whole history. */
  children?: ReactNode;
};

export function HistoryCheckLine({ checkRef, children }: Props) {
  const text = useText();
  const intl = useIntl();
  const check = useFragment(
    graphql`
      fragment HistoryCheckLine_check on HistoryCheck {
        checkedAt
        entryCount
        since
        lastHash
        newEntryCount
        brokenSequence
        brokenAt
      }
    `,
    checkRef,
  );
  const state = stateOf(check);
  const toTime = (at: string | null | undefined) =>
    at ? `${localDay(at)} ${intl.formatTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}` : "";
  const values = {
    time: toTime(check.checkedAt),
    count: check.entryCount,
    newCount: check.newEntryCount,
    day: check.since ? localDay(check.since) : "",
    sequence: check.brokenSequence ?? 0,
    brokenAt: toTime(check.brokenAt),
  };
  return (
    <div className={styles.line} data-state={state}>
      <StatusIcon name={shapes[state]} size={16} />
      <p className={styles.words}>
        <strong>
          <Text
            id={state === "broken" && !check.brokenAt ? "history.check.missing" : `history.check.${state}`}
            values={values}
          />
        </strong>{" "}
        <Text id={`history.check.${state}Detail`} values={values} />
      </p>
      <details className={styles.how}>
        <summary>
          <Text id="history.check.how" />
        </summary>
        <p className={styles.words}>
          <Text id="history.check.howReason" />
        </p>
        <div className={styles.downloads}>
          {check.lastHash && (
            <span className={styles.hash} title={check.lastHash}>
              {text("history.check.hash", { hash: shorten(check.lastHash) })}
            </span>
          )}
          {children}
          <a className={styles.program} href="/docs/examples/checkHistory.mjs" download>
            <Download size={16} />
            <Text id="history.check.yourself" />
          </a>
        </div>
      </details>
    </div>
  );
}

function stateOf({ checkedAt, brokenSequence }: HistoryCheckLine_check$data): State {
  if (brokenSequence !== null && brokenSequence !== undefined) return "broken";
  if (!checkedAt) return "unchecked";
  return Date.now() - Date.parse(checkedAt) > lateAfterMs ? "late" : "whole";
}

const shorten = (hash: string) => `${hash.slice(0, 4)} … ${hash.slice(-4)}`;
