import { graphql, useFragment } from "react-relay/hooks";
import { Link, useLocation, useMatch } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { certificatePath } from "../../navigation/certificatePath.ts";
import { customerPath } from "../../navigation/customerPath.ts";
import { useFeatures } from "../../relay/features.tsx";
import { useOriginState } from "../../ui/origin.ts";
import table from "../../ui/Table.module.css";
import { TickBox } from "../../ui/TickBox.tsx";
import type { Ticks } from "../../ui/useTicks.ts";
import type { WithdrawCertificateModal_certificate$key } from "../__generated__/WithdrawCertificateModal_certificate.graphql.ts";
import { CertificateMenu } from "../CertificateMenu.tsx";
import { coveredPlace } from "../coveredPlace.tsx";
import { FaultReports } from "../FaultReports.tsx";
import { useDeliveryWatch } from "../useDeliveryWatch.ts";
import type { CertificateListRow_edge$key } from "./__generated__/CertificateListRow_edge.graphql.ts";
import styles from "./CertificateListTable.module.css";
import { lastDelivery } from "./certificateStateTexts.ts";
import { ListedStatus } from "./ListedStatus.tsx";
import type { ListedCertificate } from "./ResendListedCertificate.tsx";

type Props = {
  edgeRef: CertificateListRow_edge$key;
  /** The row's number in the whole table, for assistive technology; the header is row 1. */
  rowIndex?: number;
  ticks: Ticks | null;
  /** The folder whose certificates were just sent again; its mails are polled. */
  watchedFolderId: string | null;
  onResend: (certificate: ListedCertificate) => void;
  onWithdraw: (certificate: WithdrawCertificateModal_certificate$key) => void;
};

/** The row opens the certificate's panel beside the list. */
export function CertificateListRow({ edgeRef, rowIndex, ticks, watchedFolderId, onResend, onWithdraw }: Props) {
  const text = useText();
  const origin = useOriginState(text("certificate.list.title"));
  const { node, ...printed } = useFragment(
    graphql`
      fragment CertificateListRow_edge on CertificateEdge {
        projectId
        projectName
        folderName
        customer
        rooms
        roomCount
        validUntil
        node {
          id
          number
          folderId
          activationDate
          withdrawal {
            at
          }
          ...CertificateMenu_certificate
          ...ListedStatus_certificate
          ...FaultReports_certificate
          ...WithdrawCertificateModal_certificate
          recipients {
            email
            copy
            state
            reason
          }
        }
      }
    `,
    edgeRef,
  );
  const { customers } = useFeatures();
  const { search } = useLocation();
  const isOpen = useMatch("/certificates/:number")?.params.number === node.number;
  const { projectId } = printed;
  const { rooms, place } = coveredPlace(printed);
  const { email, state, reason } = lastDelivery(node.recipients);
  useDeliveryWatch(projectId, state === "QUEUED" && watchedFolderId === node.folderId);
  const resend = node.withdrawal
    ? null
    : () => onResend({ projectId, folderId: node.folderId, last: { number: node.number, email, reason } });
  const emails = new Set(node.recipients.map((recipient) => recipient.email));
  const otherEmails = [...emails].filter((each) => each !== email);
  const others = otherEmails.length;
  return (
    <tr
      className={`${table.clickable} ${styles.row} ${isOpen ? table.open : ""} ${ticks?.isTicked(node.id) ? table.ticked : ""}`}
      aria-rowindex={rowIndex}
    >
      {ticks && (
        <td className={table.tick}>
          <TickBox
            label={text("ticks.one", { name: node.number })}
            isTicked={ticks.isTicked(node.id)}
            onTick={(isTicked, isRange) => ticks.tick(node.id, isTicked, isRange)}
          />
        </td>
      )}
      <th scope="row" className={styles.number}>
        <Link
          className={`${table.name} ${styles.link}`}
          to={{ pathname: certificatePath(node.number), search }}
          preventScrollReset
        >
          {node.number}
        </Link>
      </th>
      <td className={styles.rooms} title={printed.rooms.join(", ")}>
        <div className={`${styles.line} ${styles.place}`}>{rooms}</div>
        <div className={styles.below}>
          <span className={styles.faults}>
            <FaultReports certificateRef={node} />
          </span>
          {place}
        </div>
      </td>
      <td className={styles.customer}>
        <div className={styles.line}>
          {customers ? (
            <Link className={styles.inRow} to={customerPath({ name: printed.customer, email })} state={origin}>
              {printed.customer}
            </Link>
          ) : (
            printed.customer
          )}
        </div>
        <div className={styles.recipients}>
          <span className={styles.below}>{email ?? "–"}</span>
          {others > 0 && (
            <span className={styles.others} title={otherEmails.join(", ")}>
              <span aria-hidden>+{others}</span>
              <span className="heard-only">
                {" "}
                <Text id="certificate.list.others" values={{ count: others }} />
              </span>
            </span>
          )}
        </div>
      </td>
      <td className={`${table.date} ${styles.activationDate}`}>{node.activationDate}</td>
      <td className={`${table.date} ${styles.validUntil}`}>{printed.validUntil}</td>
      <td className={styles.statusCell}>
        <ListedStatus certificateRef={node} validUntil={printed.validUntil} onCorrect={resend} />
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <CertificateMenu certificateRef={node} onResend={resend} onWithdraw={() => onWithdraw(node)} />
        </div>
      </td>
    </tr>
  );
}
