import { Spinner } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Section } from "../folder/Section.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Card } from "../ui/Card.tsx";
import head from "../ui/PageHeader.module.css";
import { Status, type StatusName } from "../ui/Status.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import facts from "./ProjectDetails.module.css";
import cards from "./ProjectPage.module.css";
import styles from "./ProjectSkeleton.module.css";
import { projectStateTexts } from "./projectStateTexts.ts";

/** The part of a project that the list knows; a row's link hands it over. */
export type KnownProject = {
  name: string;
  city: string;
  customer: string;
  startDate: string;
  endDate: string | null | undefined;
  installationCount: number;
  state: StatusName;
};

/** The places of a project's page, with what the list knows as text, until the page has loaded. */
export function ProjectSkeleton() {
  const project: KnownProject | undefined = useLocation().state?.listed;
  const text = useText();
  const { list, listAddress } = useProjectAddress();
  return (
    <>
      <header className={head.head}>
        <Link className={head.back} to={listAddress}>
          <ChevronLeft size={14} />
          <Text id={list === "archived" ? "project.list.archived" : "project.list.ongoing"} />
        </Link>
        <div className={head.row}>
          <div className={head.titles}>
            <div className={styles.title}>
              {project ? <h1>{project.name}</h1> : <Bar width={240} />}
              <span className={styles.spinner} role="status">
                <Spinner size={18} aria-label={text("app.loading")} />
              </span>
            </div>
            {project ? (
              <Status name={project.state}>
                <Text id={projectStateTexts[project.state]} />
              </Status>
            ) : (
              <Bar width={120} />
            )}
          </div>
          <div className={head.actions} aria-hidden="true">
            {[104, 105, 140, 150, 32, 101].map((width) => (
              <span key={width} className={`bp6-skeleton ${styles.button}`} style={{ width }} />
            ))}
          </div>
        </div>
      </header>
      <div className={cards.cards}>
        <Card>
          <div className={styles.readiness}>
            <h2>
              <Text id="project.readiness.title" />
            </h2>
            <Bar width={340} />
            <Bar width={200} />
            <Bar width={230} />
          </div>
        </Card>
        <Card>
          <dl className={facts.facts}>
            <Fact label="project.fact.customer">{project?.customer}</Fact>
            <Fact label="project.fact.customerEmail" />
            <Fact label="project.fact.address">{project?.city}</Fact>
            <Fact label="project.fact.startDate">{project?.startDate?.slice(0, 10)}</Fact>
            <Fact label="project.fact.endDate">{project?.endDate?.slice(0, 10)}</Fact>
            <Fact label="project.fact.installations">{project?.installationCount}</Fact>
          </dl>
        </Card>
      </div>
      <Section title={<Text id="folder.installations.title" />}>
        <TableSkeleton rows={5} />
      </Section>
    </>
  );
}

function Fact({ label, children }: { label: MessageId; children?: ReactNode }) {
  return (
    <div>
      <dt>
        <Text id={label} />
      </dt>
      <dd>{children ?? <Bar width={120} />}</dd>
    </div>
  );
}

const Bar = ({ width }: { width: number }) => (
  <span className={`bp6-skeleton ${styles.bar}`} style={{ width }} aria-hidden="true" />
);
