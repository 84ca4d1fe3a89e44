import { AnchorButton } from "@blueprintjs/core";
import { Envelope, Phone } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useMoment } from "../../i18n/useMoment.ts";
import { useText } from "../../i18n/useText.ts";
import { customerPath } from "../../navigation/customerPath.ts";
import { useFeatures } from "../../relay/features.tsx";
import { Card } from "../../ui/Card.tsx";
import { useOrigin, useOriginState } from "../../ui/origin.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { dial } from "../CallCompany.tsx";
import { FaultTimeline } from "../FaultTimeline.tsx";
import { faultShapes, faultStates } from "../faultStates.ts";
import type { FaultCase_certificate$key } from "./__generated__/FaultCase_certificate.graphql.ts";
import styles from "./FaultCase.module.css";
import { FaultPhoto } from "./FaultPhoto.tsx";
import { FaultStateForm } from "./FaultStateForm.tsx";

type Props = { certificateRef: FaultCase_certificate$key; faultReportId: string };

export function FaultCase({ certificateRef, faultReportId }: Props) {
  const text = useText();
  const moment = useMoment();
  const { customers } = useFeatures();
  const toHere = useOriginState(text("modal.back"));
  const back = useOrigin({ to: "/attention", label: text("attention.title") });
  const { id, number, rooms, project, faultReports } = useFragment(
    graphql`
      fragment FaultCase_certificate on Certificate {
        id
        number
        rooms
        project {
          name
          customer
          customerEmail
        }
        faultReports {
          faultReportId
          text
          reportedAt
          name
          phone
          email
          state
          ...FaultTimeline_report
          ...FaultPhoto_report
        }
      }
    `,
    certificateRef,
  );
  const report = faultReports?.find((each) => each.faultReportId === faultReportId);
  if (!report) return null;
  const { name, phone, email, reportedAt } = report;
  const state = report.state ?? "NEW";
  const reportedRoom = rooms?.find((room) => report.text.startsWith(`${room}: `));
  return (
    <>
      <PageHeader
        title={text("fault.titleOf", { subject: [project?.name ?? number, reportedRoom].filter(Boolean).join(", ") })}
        back={back}
        actions={
          <>
            {phone && (
              <AnchorButton role="link" icon={<Phone />} href={dial(phone)}>
                <Text id="certificate.fault.call" values={{ phone }} />
              </AnchorButton>
            )}
            {email && (
              <AnchorButton role="link" icon={<Envelope />} href={`mailto:${email}`}>
                <Text id="fault.write" />
              </AnchorButton>
            )}
          </>
        }
      >
        <p className={styles.state}>
          <StatusIcon name={faultShapes[state] ?? "not-measured"} size={16} />
          <b>
            <Text id={faultStates[state] ?? "fault.state.NEW"} />
          </b>
          <span>
            <Text id="fault.reported" values={{ moment: moment(reportedAt) }} />
          </span>
        </p>
      </PageHeader>
      <div className={styles.columns}>
        <section>
          <h2>
            <Text id="fault.report" />
          </h2>
          <Card>
            <p className={styles.text}>{report.text}</p>
            <FaultPhoto reportRef={report} />
            <dl className={styles.facts}>
              <Fact label={text("fault.name")}>{name}</Fact>
              <Fact label={text("fault.phone")}>{phone && <a href={dial(phone)}>{phone}</a>}</Fact>
              <Fact label={text("fault.email")}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
              <Fact label={text("fault.customer")}>
                {project && customers ? (
                  <Link to={customerPath({ name: project.customer, email: project.customerEmail })} state={toHere}>
                    {project.customer}
                  </Link>
                ) : (
                  project?.customer
                )}
              </Fact>
              <Fact label={text("fault.certificate")}>
                <Link to={`/certificates?q=${encodeURIComponent(number)}`}>{number}</Link>
              </Fact>
              <Fact label={text("fault.project")}>{project?.name}</Fact>
              {reportedRoom && <Fact label={text("fault.room")}>{reportedRoom}</Fact>}
              <Fact label={text("fault.rooms")}>{rooms?.join(", ")}</Fact>
            </dl>
          </Card>
          <p className={styles.note}>
            <Text id="certificate.faults.note" />
          </p>
        </section>
        <div className={styles.column}>
          <section>
            <h2>
              <Text id="fault.events" />
            </h2>
            <Card>
              <FaultTimeline reportRef={report} />
            </Card>
          </section>
          <FaultStateForm certificateId={id} faultReportId={faultReportId} state={state} />
        </div>
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <Text id="fault.notGiven" />}</dd>
    </div>
  );
}
