import { Button } from "@blueprintjs/core";
import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { projectPath } from "../../navigation/projectPath.ts";
import { readQuery } from "../../relay/readQuery.ts";
import type { Table } from "../../spreadsheet/readTable.ts";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { ImportedQuery } from "./__generated__/ImportedQuery.graphql.ts";
import styles from "./ImportPage.module.css";
import type { ImportRow } from "./importRows.ts";
import { LinesLeftOut } from "./LinesLeftOut.tsx";
import type { LeftOutLine } from "./useLeftOutLines.ts";

export type ImportResult = {
  count: number;
  projects: readonly { id: string; name: string }[];
  leftOut: readonly LeftOutLine[];
  table: Table;
};

/** The ids have the order of the sent lines. */
export function toResult(
  ids: readonly string[],
  sent: readonly ImportRow[],
  leftOut: readonly LeftOutLine[],
  table: Table,
): ImportResult {
  const projects = ids.map((id, index) => ({ id, name: sent[index]?.draft.name.trim() ?? "" }));
  return { count: sent.length, projects, leftOut, table };
}

const maxNamed = 12;

export function Imported({ count, projects, leftOut, table, onAgain }: ImportResult & { onAgain: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Notice
        role="status"
        picture={<StatusIcon name="completed" size={22} />}
        title={<Text id="project.import.done" values={{ count }} />}
        details={projects.length > 0 && <ImportedProjects projects={projects} />}
        actions={
          <>
            <Link ref={link} to="/projects/ongoing">
              <Text id="project.import.toList" />
            </Link>
            <Button onClick={onAgain}>
              <Text id="project.import.another" />
            </Button>
          </>
        }
      >
        <Text id="project.import.takeBack" />
      </Notice>
      {leftOut.length > 0 && <LinesLeftOut lines={leftOut} table={table} />}
    </div>
  );
}

/** The answer has only global ids, so the addresses are loaded afterwards. Until then the names are plain text. */
function ImportedProjects({ projects }: Pick<ImportResult, "projects">) {
  const environment = useRelayEnvironment();
  const [paths, setPaths] = useState<ReadonlyMap<string, string>>(new Map());
  const named = projects.slice(0, maxNamed);
  const idsKey = named.map(({ id }) => id).join(" ");
  useEffect(() => {
    const query = graphql`
      query ImportedQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Project {
            id
            projectId
            archived
          }
        }
      }
    `;
    readQuery<ImportedQuery>(environment, query, { ids: idsKey.split(" ") }).then(
      (data) =>
        setPaths(
          new Map(
            data?.nodes.flatMap((node) =>
              node?.id && node.projectId ? [[node.id, projectPath(node.projectId, node.archived)]] : [],
            ),
          ),
        ),
      () => {},
    );
  }, [environment, idsKey]);
  return (
    <ul className={styles.imported}>
      {named.map(({ id, name }) => {
        const path = paths.get(id);
        return <li key={id}>{path ? <Link to={path}>{name}</Link> : name}</li>;
      })}
      {projects.length > maxNamed && (
        <li>
          <Text id="project.import.morePreview" values={{ count: projects.length - maxNamed }} />
        </li>
      )}
    </ul>
  );
}
