import { type CSSProperties, lazy, Suspense, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useKeepInstallations } from "../installation/useKeepInstallations.ts";
import { StepLegend, StepNumbers } from "../step/StepShapes.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { Card } from "../ui/Card.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import { TickAllHeader } from "../ui/TickAllHeader.tsx";
import { useTicks } from "../ui/useTicks.ts";
import type {
  InstallationTable_installations$data,
  InstallationTable_installations$key,
} from "./__generated__/InstallationTable_installations.graphql.ts";
import styles from "./FolderTable.module.css";
import { InstallationRow } from "./InstallationRow.tsx";
import { useSortedRows } from "./useSortedRows.ts";

const AssignInstallerBar = lazy(async () => ({
  default: (await import("../installation/AssignInstallerBar.tsx")).AssignInstallerBar,
}));

const fragment = graphql`
  fragment InstallationTable_installations on InstallationList {
    totalCount
    isTruncated
    hasWrongCount
    nodes {
      id
      installationId
      title
      status
      version
      stepStates {
        stepLabel
        stepNumber
        state
      }
      viewerCanEdit
      installer {
        id
        firstName
        lastName
      }
      ...InstallationRow_installation
    }
  }
`;

type Node = InstallationTable_installations$data["nodes"][number];

const keys = {
  name: (node: Node) => node.title,
  installer: (node: Node) => `${node.installer.firstName} ${node.installer.lastName}`,
  status: (node: Node) => (node.status === "COMPLETED" ? 1 : 0),
};

export function InstallationTable({ installationsRef }: { installationsRef: InstallationTable_installations$key }) {
  const { nodes, totalCount, isTruncated, hasWrongCount } = useFragment(fragment, installationsRef);
  useKeepInstallations(nodes);
  const { sorted, directionOf, sortBy } = useSortedRows(nodes, keys, "name");
  const editable = useMemo(() => sorted.filter(({ viewerCanEdit }) => viewerCanEdit), [sorted]);
  const { ticks, ticked, untick, wasUsed } = useTicks(editable, editable);
  const tickAll = useRef<HTMLInputElement>(null);
  const states = nodes.flatMap(({ stepStates }) => stepStates ?? []);
  const stepCount = Math.max(0, ...states.map(({ stepNumber }) => stepNumber));
  const hasStates = nodes.some(({ stepStates }) => stepStates);
  const shownTicks = editable.length > 0 ? ticks : null;
  return (
    <>
      <Card flush>
        <table className={table.table} style={{ "--steps": stepCount } as CSSProperties}>
          <thead>
            <tr>
              {shownTicks && (
                <TickAllHeader count={editable.length} tickedCount={ticked.length} ticks={ticks} inputRef={tickAll} />
              )}
              <SortableHeader className={styles.name} direction={directionOf("name")} onSort={() => sortBy("name")}>
                <Text id="folder.column.name" />
              </SortableHeader>
              <SortableHeader
                className={styles.middle}
                direction={directionOf("installer")}
                onSort={() => sortBy("installer")}
              >
                <Text id="folder.column.installer" />
              </SortableHeader>
              <SortableHeader
                className={hasStates ? styles.withSteps : styles.status}
                beside={
                  hasStates && (
                    <>
                      {stepCount > 0 && <StepNumbers count={stepCount} />}
                      <span className={styles.toDo}>
                        <Text id="folder.column.toDo" />
                      </span>
                      {stepCount > 0 && (
                        <span className={styles.photoHead}>
                          <Text id="folder.column.photo" />
                        </span>
                      )}
                    </>
                  )
                }
                direction={directionOf("status")}
                onSort={() => sortBy("status")}
              >
                <Text id="folder.column.status" />
              </SortableHeader>
            </tr>
          </thead>
          <tbody>
            {sorted.map((node) => (
              <InstallationRow key={node.id} installationRef={node} ticks={shownTicks} />
            ))}
          </tbody>
        </table>
        {isTruncated && (
          <p className={styles.truncated}>
            <Text id="folder.installations.truncated" values={{ shown: nodes.length, count: totalCount }} />
          </p>
        )}
        {hasWrongCount && (
          <p className={styles.truncated}>
            <Text id="table.wrongCount" />
          </p>
        )}
      </Card>
      {stepCount > 0 && <StepLegend states={states} />}
      {wasUsed && (
        <Boundary fallback={() => <LostPart />}>
          <Suspense>
            <AssignInstallerBar
              rooms={nodes}
              ticked={ticked}
              onUntick={untick}
              onLeave={() => tickAll.current?.focus()}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
