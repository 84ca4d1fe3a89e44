import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Address } from "../ui/Address.tsx";
import { Card } from "../ui/Card.tsx";
import type { ProjectFacts_project$key } from "./__generated__/ProjectFacts_project.graphql.ts";
import styles from "./ProjectFacts.module.css";

const fragment = graphql`
  fragment ProjectFacts_project on Project {
    customer
    customerEmail
    postalCode
    city
    startDate
    endDate
    installationCount
    completedInstallationCount
  }
`;

export function ProjectFacts({ projectRef }: { projectRef: ProjectFacts_project$key }) {
  const project = useFragment(fragment, projectRef);
  const counts = { count: project.installationCount, completed: project.completedInstallationCount };
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact label={<Text id="project.fact.customer" />}>{project.customer}</Fact>
        <Fact label={<Text id="project.fact.customerEmail" />}>
          {project.customerEmail ? (
            <Address>{project.customerEmail}</Address>
          ) : (
            <Absent text={<Text id="project.fact.noCustomerEmail" />} />
          )}
        </Fact>
        <Fact label={<Text id="project.fact.address" />}>
          {[project.postalCode, project.city].filter(Boolean).join(" ")}
        </Fact>
        <Fact label={<Text id="project.fact.startDate" />}>{day(project.startDate)}</Fact>
        <Fact label={<Text id="project.fact.endDate" />}>
          {project.endDate ? day(project.endDate) : <Absent text={<Text id="project.fact.noEndDate" />} />}
        </Fact>
        <Fact label={<Text id="project.fact.installations" />}>
          <Text id="project.fact.installationCounts" values={counts} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
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
