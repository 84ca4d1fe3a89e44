import { useLocation } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Card } from "../ui/Card.tsx";
import { Bar, SkeletonHead } from "../ui/SkeletonHead.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import styles from "./FolderPage.module.css";
import { FolderPath, type PathSegments } from "./FolderPath.tsx";
import { Section } from "./Section.tsx";

/** The part of a folder that the list of folders knows; a row's link hands it over. */
export type KnownFolder = { title: string; installationCount: number; path: PathSegments };

const maxRows = 12;

/** Placeholders of a folder's page until it has loaded. Facts that the list of folders knows are shown as text. */
export function FolderSkeleton() {
  const folder: KnownFolder | undefined = useLocation().state?.folder;
  const { projectPath } = useProjectAddress();
  const count = folder?.installationCount ?? 5;
  return (
    <>
      <SkeletonHead
        title={folder?.title}
        {...(folder
          ? { path: <FolderPath path={folder.path} /> }
          : { back: { to: projectPath, label: <Bar width={120} /> } })}
        actionWidths={[104, 140, 150, 32, 101]}
      >
        <Bar width={260} />
      </SkeletonHead>
      {count > 0 && (
        <div className={styles.card}>
          <ReadinessSkeleton />
        </div>
      )}
      <RoomsSkeleton rows={Math.min(Math.max(count, 1), maxRows)} />
    </>
  );
}

export function ReadinessSkeleton() {
  return (
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
  );
}

export function RoomsSkeleton({ rows }: { rows: number }) {
  return (
    <Section title={<Text id="folder.installations.title" />}>
      <TableSkeleton rows={rows} />
    </Section>
  );
}
