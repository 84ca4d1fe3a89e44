import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { customerPath } from "../navigation/customerPath.ts";
import { useFeatures, useRecordCountry } from "../relay/features.tsx";
import { Address } from "../ui/Address.tsx";
import { Card } from "../ui/Card.tsx";
import { useOriginState } from "../ui/origin.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { ProjectDetails_project$key } from "./__generated__/ProjectDetails_project.graphql.ts";
import styles from "./ProjectDetails.module.css";
import { workKinds } from "./projectDraft.ts";

const fragment = graphql`
  fragment ProjectDetails_project on Project {
    name
    customer
    customerEmail
    customerEmailBounced
    postalCode
    city
    startDate
    endDate
    externalId
    workKind
    installationCount
  }
`;

export function ProjectDetails({ projectRef }: { projectRef: ProjectDetails_project$key }) {
  const project = useFragment(fragment, projectRef);
  const { customers, workKinds: keepsKinds } = useFeatures();
  const recordCountry = useRecordCountry();
  const origin = useOriginState(project.name);
  const kind = workKinds.find((known) => known === project.workKind);
  return (
    <Card>
      <dl className={styles.facts}>
        <DescriptionItem label={<Text id="project.fact.customer" />}>
          {customers ? (
            <Link to={customerPath({ name: project.customer, email: project.customerEmail })} state={origin}>
              {project.customer}
            </Link>
          ) : (
            project.customer
          )}
        </DescriptionItem>
        <DescriptionItem label={<Text id="project.fact.customerEmail" />}>
          {project.customerEmail ? (
            <>
              <Address>{project.customerEmail}</Address>
              {project.customerEmailBounced && (
                <p className={styles.bounced}>
                  <StatusIcon name="overdue" size={14} />
                  <Text id="project.customerEmail.bounced" />
                </p>
              )}
            </>
          ) : (
            <Absent text={<Text id="project.fact.noCustomerEmail" />} />
          )}
        </DescriptionItem>
        <DescriptionItem label={<Text id="project.fact.address" />}>
          {[project.postalCode, project.city].filter(Boolean).join(" ")}
        </DescriptionItem>
        <DescriptionItem label={<Text id="project.fact.installations" />}>
          <Text id="project.fact.installationCount" values={{ count: project.installationCount }} />
        </DescriptionItem>
        <DescriptionItem label={<Text id="project.fact.startDate" />}>{day(project.startDate)}</DescriptionItem>
        <DescriptionItem label={<Text id="project.fact.endDate" />}>
          {project.endDate ? day(project.endDate) : <Absent text={<Text id="project.fact.noEndDate" />} />}
        </DescriptionItem>
        {keepsKinds && (kind || recordCountry === "NO") && (
          <DescriptionItem label={<Text id="project.fact.workKind" />}>
            {kind ? <Text id={`project.workKind.${kind}`} /> : <Absent text={<Text id="project.workKind.none" />} />}
          </DescriptionItem>
        )}
        {project.externalId && (
          <DescriptionItem label={<Text id="project.fact.externalId" />}>{project.externalId}</DescriptionItem>
        )}
      </dl>
    </Card>
  );
}

function DescriptionItem({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Absent({ text }: { text: ReactNode }) {
  return <span className={styles.absent}>{text}</span>;
}

const day = (date: string) => <time dateTime={date.slice(0, 10)}>{date.slice(0, 10)}</time>;
