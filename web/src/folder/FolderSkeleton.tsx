import { useLocation } from "react-router";
import { ReadinessSkeleton } from "../certificate/readiness/ReadinessSkeleton.tsx";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Bar, type SkeletonAction, SkeletonHead } from "../ui/SkeletonHead.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import styles from "./FolderPage.module.css";
import { FolderPath, type PathSegments } from "./FolderPath.tsx";
import { Section } from "./Section.tsx";

/** The facts that a row in the list of folders passes on with its link. */
export type KnownFolder = { title: string; installationCount: number; path: PathSegments };

const maxRows = 12;

const actions = (hasNext: boolean): SkeletonAction[] => [
  { text: "folder.edit", folds: true },
  { text: "folder.duplicate", folds: true },
  { text: "folder.createSub", folds: true },
  { text: "installation.create" },
  "more",
  ...(hasNext ? [{ text: "measuring.title" as const }] : []),
];

/** Placeholders of a folder's page. The facts passed by the list of folders are shown as text. */
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
        actions={actions(count > 0)}
      >
        <Bar width={160} />
      </SkeletonHead>
      {count > 0 && (
        <div className={styles.card}>
          <ReadinessSkeleton rows={Math.min(count, 3)} count={folder?.installationCount} />
        </div>
      )}
      <RoomsSkeleton rows={Math.min(Math.max(count, 1), maxRows)} />
    </>
  );
}

export function RoomsSkeleton({ rows }: { rows: number }) {
  return (
    <Section title={<Text id="folder.installations.title" />}>
      <TableSkeleton
        rows={rows}
        heads={["folder.column.name", "folder.column.installer", "folder.column.status"]}
        isPart
      />
    </Section>
  );
}
