import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import type { ReportedFaults_certificate$key } from "./__generated__/ReportedFaults_certificate.graphql.ts";
import { FaultTimeline } from "./FaultTimeline.tsx";
import styles from "./ReportedFaults.module.css";

/** Shows the state of each fault report. The service returns them only if the page was opened with the longer code. */
export function ReportedFaults({ certificateRef }: { certificateRef: ReportedFaults_certificate$key }) {
  const { faultReports } = useFragment(
    graphql`
      fragment ReportedFaults_certificate on VerifiedCertificate {
        faultReports {
          faultReportId
          text
          ...FaultTimeline_report
        }
      }
    `,
    certificateRef,
  );
  if (!faultReports?.length) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="certificate.faults.states" />
      </h2>
      <div className={styles.reports}>
        {faultReports.map((report) => (
          <Card key={report.faultReportId}>
            <div className={styles.report}>
              <p className={styles.text}>{report.text}</p>
              <FaultTimeline reportRef={report} />
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
