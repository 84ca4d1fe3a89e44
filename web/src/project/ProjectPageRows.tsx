import { type CSSProperties, startTransition, useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import styles from "./ProjectListTable.module.css";
import type { DrawRow } from "./ProjectListTable.tsx";
import { projectListColumns } from "./projectListView.ts";
import {
  loadPage,
  type PageReference,
  type ProjectPage,
  pageIn,
  pageRows,
  pauseMs,
  readPage,
  useLoadedPage,
  type Variables,
} from "./projectPages.ts";

type RowsProps = {
  page: number;
  /** The rows to render, without `end`; none while the page is out of view. */
  first: number;
  end: number;
  drawRow: DrawRow;
};

/** The rows of a loaded page. Relay renders them again when the page is reloaded. */
export function ProjectPageRows({ reference, page, first, end, drawRow }: RowsProps & { reference: PageReference }) {
  const { nodes } = useLoadedPage(reference);
  const drawn = end > first ? nodes.slice(first - page * pageRows, end - page * pageRows) : [];
  return (
    <>
      {drawn.map((project, index) => drawRow(project, first + index))}
      <ComingRows rows={end - first - drawn.length} />
    </>
  );
}

type Props = RowsProps & {
  variables: Variables;
  /** An increased number retries a failed page. */
  attempt: number;
  onLoaded: (page: number, loaded: ProjectPage | null) => void;
  onFailed: (error: unknown) => void;
};

/** A page that is loaded once it has been in view for a moment. */
export function FurtherProjectPage({ variables, attempt, onLoaded, onFailed, ...rows }: Props) {
  const environment = useRelayEnvironment();
  const [reference, setReference] = useState<PageReference | null>(null);
  const load = useEffectEvent(async (isLeft: () => boolean) => {
    try {
      const loaded = await loadPage(environment, variables, rows.page);
      if (isLeft()) return loaded.dispose();
      startTransition(() => {
        setReference(loaded);
        onLoaded(rows.page, pageIn(readPage(environment, variables, rows.page)));
      });
    } catch (error) {
      if (!isLeft()) onFailed(error);
    }
  });
  const isLoaded = reference !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt loads again.
  useEffect(() => {
    if (isLoaded) return;
    let isLeft = false;
    const timer = setTimeout(() => void load(() => isLeft), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isLoaded, attempt]);
  useEffect(() => () => reference?.dispose(), [reference]);
  return reference ? <ProjectPageRows {...rows} reference={reference} /> : <ComingRows rows={rows.end - rows.first} />;
}

function ComingRows({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr className={styles.coming} style={{ "--rows": rows } as CSSProperties}>
      <td colSpan={projectListColumns.length + 1} />
    </tr>
  );
}
