import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { useOriginState } from "../ui/origin.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FaultReports_certificate$key } from "./__generated__/FaultReports_certificate.graphql.ts";
import { CallCompany } from "./CallCompany.tsx";
import styles from "./FaultReports.module.css";
import { faultShapes, faultStates } from "./faultStates.ts";

type Props = {
  certificateRef: FaultReports_certificate$key;
  children?: ReactNode;
};

export function FaultReports({ certificateRef, children = null }: Props) {
  const text = useText();
  const origin = useOriginState(text("modal.back"));
  const [isOpen, setIsOpen] = useState(false);
  const { number, faultReports } = useFragment(
    graphql`
      fragment FaultReports_certificate on Certificate {
        number
        faultReports {
          faultReportId
          state
          text
          reportedAt
          name
          phone
          email
        }
      }
    `,
    certificateRef,
  );
  if (!faultReports || faultReports.length === 0) return children;
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <Text id="certificate.faults.count" values={{ count: faultReports.length }} />
      </button>
      {isOpen && (
        <Modal title={text("certificate.faults.title", { number })} onClose={close}>
          <ModalBody>
            <p className={styles.note}>
              <Text id="certificate.faults.note" />
            </p>
            <ul className={styles.reports}>
              {faultReports.map((report) => (
                <li key={`${report.reportedAt} ${report.text}`}>
                  <time dateTime={report.reportedAt}>{localDay(report.reportedAt)}</time>
                  {report.state && (
                    <span className={styles.state}>
                      <StatusIcon name={faultShapes[report.state] ?? "not-measured"} size={14} />
                      <Text id={faultStates[report.state] ?? "fault.state.NEW"} />
                    </span>
                  )}
                  <p>{report.text}</p>
                  <div className={styles.reporter}>
                    {report.name && <span>{report.name}</span>}
                    {report.phone && <CallCompany phone={report.phone}>{report.phone}</CallCompany>}
                    {report.email && <a href={`mailto:${report.email}`}>{report.email}</a>}
                    {report.faultReportId && (
                      <Link
                        to={`/certificates/${encodeURIComponent(number)}/faults/${report.faultReportId}`}
                        state={origin}
                      >
                        <Text id="attention.openFault" />
                      </Link>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </ModalBody>
        </Modal>
      )}
    </>
  );
}
