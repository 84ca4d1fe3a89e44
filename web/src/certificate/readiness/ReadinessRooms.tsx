import { Fragment, useId, useState } from "react";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { type InstallationView, panelSearch } from "../../navigation/projectPanel.ts";
import styles from "./Readiness.module.css";
import type { ReadinessRow } from "./readinessRows.ts";

const maxNamed = 3;

type Props = {
  /** One row per room. All rows have the same text. */
  rooms: readonly ReadinessRow[];
  /** All rows of the list, used to find rooms that share a name. */
  all: readonly ReadinessRow[];
  pageFolderId: string | undefined;
  told: string;
};

/** Names up to three rooms. More rooms are only counted until a click. Rooms of one name get their folder's name. */
export function ReadinessRooms({ rooms, all, pageFolderId, told }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isOneOfSeveral = (row: ReadinessRow) =>
    all.some(({ title, installationId }) => title === row.title && installationId !== row.installationId);
  const links = rooms.map((row, at) => (
    <Fragment key={row.installationId}>
      {at > 0 && " · "}
      <Link to={{ search: searchOf(row) }} preventScrollReset>
        {row.title}
      </Link>
      {row.folder && row.folder.id !== pageFolderId && isOneOfSeveral(row) && (
        <span className={styles.folder}>, {row.folder.title}</span>
      )}
    </Fragment>
  ));
  if (rooms.length <= maxNamed)
    return (
      <span>
        {links}
        {`: ${told}`}
      </span>
    );
  return (
    <div>
      <button
        type="button"
        className={styles.rooms}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Text id="installation.several.count" values={{ count: rooms.length }} />
      </button>
      {`: ${told}`}
      {isOpen && (
        <p id={id} className={styles.named}>
          {links}
        </p>
      )}
    </div>
  );
}

function searchOf(row: ReadinessRow): string {
  return panelSearch({ kind: "installation", installationId: row.installationId, view: viewOf(row) });
}

function viewOf(row: ReadinessRow): InstallationView {
  if (row.kind === "no-products") return { name: "products" };
  if (row.kind === "to-finish") return { name: "finish" };
  const stepLabel =
    row.kind === "remark" || row.kind === "lacks" || row.kind === "overdue" ? row.missing.stepLabel : row.stepLabel;
  return stepLabel ? { name: "step", stepLabel } : { name: "overview" };
}
