import { graphql, useFragment } from "react-relay/hooks";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FaultTimeline_report$key } from "./__generated__/FaultTimeline_report.graphql.ts";
import styles from "./FaultTimeline.module.css";
import { faultShapes, faultStates } from "./faultStates.ts";

export function FaultTimeline({ reportRef }: { reportRef: FaultTimeline_report$key }) {
  const moment = useMoment();
  const { reportedAt, state, changes } = useFragment(
    graphql`
      fragment FaultTimeline_report on FaultReport {
        reportedAt
        state
        changes {
          state
          at
          by
          note
        }
      }
    `,
    reportRef,
  );
  return (
    <ol className={styles.timeline}>
      <li>
        <StatusIcon name="completed" size={18} />
        <div>
          <b>
            <Text id="fault.received" />
          </b>
          <time dateTime={reportedAt}>{moment(reportedAt)}</time>
        </div>
      </li>
      {changes.toReversed().map((change) => (
        <li key={change.at}>
          <StatusIcon name={faultShapes[change.state] ?? "not-measured"} size={18} />
          <div>
            <b>
              <Text id={faultStates[change.state] ?? "fault.state.NEW"} />
            </b>
            <time dateTime={change.at}>{moment(change.at)}</time>
            {change.by && <span>{change.by}</span>}
            {change.note && <p>{change.note}</p>}
          </div>
        </li>
      ))}
      {state === "NEW" && <NextState id="fault.state.CONTACTED" />}
      {state !== "CLOSED" && <NextState id="fault.state.CLOSED" note="fault.closedNext" />}
    </ol>
  );
}

function NextState({ id, note }: { id: MessageId; note?: MessageId }) {
  return (
    <li className={styles.next}>
      <StatusIcon name="not-measured" size={18} />
      <div>
        <b>
          <Text id={id} />
        </b>
        {note && (
          <span>
            <Text id={note} />
          </span>
        )}
      </div>
    </li>
  );
}
