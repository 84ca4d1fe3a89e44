import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ReadinessSkeleton } from "../certificate/readiness/ReadinessSkeleton.tsx";
import { RoomsSkeleton } from "../folder/FolderSkeleton.tsx";
import { ProgressLine } from "../folder/ProgressLine.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Card } from "../ui/Card.tsx";
import { Bar, type SkeletonAction, SkeletonHead } from "../ui/SkeletonHead.tsx";
import { Status, type StatusName } from "../ui/Status.tsx";
import facts from "./ProjectDetails.module.css";
import cards from "./ProjectPage.module.css";
import { projectStateTexts } from "./projectStateTexts.ts";

/** The facts of a project that the list knows. The link in its row passes them to the page. */
export type KnownProject = {
  name: string;
  city: string;
  customer: string;
  startDate: string;
  endDate: string | null | undefined;
  installationCount: number;
  state: StatusName;
};

/** Placeholders of a project's page until it has loaded. Facts that the list of projects knows are shown as text. */
export function ProjectSkeleton() {
  const project: KnownProject | undefined = useLocation().state?.listed;
  const { list, listAddress } = useProjectAddress();
  const count = project?.installationCount ?? 5;
  const back = {
    to: listAddress,
    label: <Text id={list === "archived" ? "project.list.archived" : "project.list.ongoing"} />,
  };
  return (
    <>
      <SkeletonHead title={project?.name} back={back} actions={actions(project)}>
        <ProgressLine step={null}>
          {project && (
            <Status name={project.state}>
              <Text id={projectStateTexts[project.state]} />
            </Status>
          )}
          {project?.state !== "completed" && <Bar width={100} />}
        </ProgressLine>
      </SkeletonHead>
      <div className={cards.cards}>
        {count > 0 && (
          <ReadinessSkeleton
            rows={project?.state === "completed" ? 1 : Math.min(count, 4)}
            count={project?.installationCount}
          />
        )}
        <Card>
          <dl className={facts.facts}>
            <Fact label="project.fact.customer">{project?.customer}</Fact>
            <Fact label="project.fact.customerEmail" />
            <Fact label="project.fact.address">{project?.city}</Fact>
            <Fact label="project.fact.installations">{project?.installationCount}</Fact>
            <Fact label="project.fact.startDate">{project?.startDate?.slice(0, 10)}</Fact>
            <Fact label="project.fact.endDate">{project?.endDate?.slice(0, 10)}</Fact>
          </dl>
        </Card>
      </div>
      <RoomsSkeleton rows={Math.min(Math.max(count, 1), 5)} />
    </>
  );
}

/** Without facts from the list, the project is most likely in progress. */
function actions(project: KnownProject | undefined): SkeletonAction[] {
  if (project?.state === "completed")
    return [{ text: "project.edit.action" }, { text: "project.certificates" }, "more"];
  const next = project?.state === "signable" ? "project.activate" : "measuring.title";
  return [
    { text: "project.edit.action", folds: true },
    { text: "folder.create", folds: true },
    { text: "installation.create" },
    ...(next === "project.activate" ? [] : [{ text: "project.activate" as const }]),
    "more",
    ...(project?.installationCount === 0 ? [] : [{ text: next } as const]),
  ];
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
