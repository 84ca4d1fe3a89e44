import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useOriginState } from "../../ui/origin.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import table from "../../ui/Table.module.css";
import { faultShapes, faultStates } from "../faultStates.ts";
import type { FaultListRow_edge$key } from "./__generated__/FaultListRow_edge.graphql.ts";
import styles from "./FaultList.module.css";

export function FaultListRow({ edgeRef }: { edgeRef: FaultListRow_edge$key }) {
  const { node, certificateNumber, ...printed } = useFragment(
    graphql`
      fragment FaultListRow_edge on FaultReportEdge {
        certificateNumber
        projectName
        folderName
        customer
        rooms
        node {
          faultReportId
          text
          name
          phone
          email
          reportedAt
          state
          changes {
            at
            by
          }
        }
      }
    `,
    edgeRef,
  );
  const { faultReportId, text, name, phone, email, reportedAt, changes } = node;
  const state = node.state ?? "NEW";
  const [last] = changes;
  const origin = useOriginState(useText()("fault.list.title"));
  const path = `/certificates/${encodeURIComponent(certificateNumber)}/faults/${faultReportId ?? ""}`;
  return (
    <tr className={`${table.clickable} ${styles.row}`}>
      <th scope="row">
        <Link className={`${table.name} ${styles.link}`} to={path} state={origin}>
          {text}
        </Link>
        <div className={styles.below}>{[certificateNumber, printed.rooms.join(", ")].filter(Boolean).join(" · ")}</div>
      </th>
      <td className={styles.customer}>
        <div className={styles.line}>{printed.customer}</div>
        {/* The deepest folder comes first, because long text is cut off at the end. */}
        <div className={styles.below}>
          {[...printed.folderName.split(" / ").reverse(), printed.projectName].filter(Boolean).join(", ")}
        </div>
      </td>
      <td className={styles.reporter}>
        <div className={styles.line}>{name ?? <Text id="fault.notGiven" />}</div>
        <div className={styles.below}>{phone ?? email}</div>
      </td>
      <td className={`${table.date} ${styles.reported}`}>
        <time dateTime={reportedAt}>{localDay(reportedAt)}</time>
      </td>
      <td className={styles.state}>
        <div className={styles.stateLine}>
          <StatusIcon name={faultShapes[state] ?? "not-measured"} size={16} />
          <Text id={faultStates[state] ?? "fault.state.NEW"} />
        </div>
        {last && <div className={styles.below}>{[localDay(last.at), last.by].filter(Boolean).join(", ")}</div>}
      </td>
    </tr>
  );
}
