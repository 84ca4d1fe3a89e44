import { useState } from "react";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { remarkShape } from "../../installation/installationApi.ts";
import { type InstallationView, panelSearch } from "../../navigation/projectPanel.ts";
import { type ShapeName, StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./Readiness.module.css";
import type { ReadinessRow } from "./readinessRows.ts";
import { useReadinessText } from "./useReadinessText.ts";

type Props = {
  rows: readonly ReadinessRow[];
  /** The rooms of this folder are listed without the folder's name. */
  pageFolderId: string | undefined;
  shownAtFirst: number;
};

/** The rows with values outside their limits come first. Rooms with equal titles are listed with their folders. */
export function ReadinessList({ rows, pageFolderId, shownAtFirst }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const textOf = useReadinessText();
  const sorted = rows.toSorted((one, other) => Number(isOutside(other)) - Number(isOutside(one)));
  const isOneOfSeveral = (row: ReadinessRow) =>
    rows.some(({ title, installationId }) => title === row.title && installationId !== row.installationId);
  const shown = showsAll ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={keyOf(row)}>
            <StatusIcon name={shapeOf(row)} size={16} />
            <span>
              <Link to={{ search: searchOf(row) }} preventScrollReset>
                {row.title}
              </Link>
              {row.folder && row.folder.id !== pageFolderId && isOneOfSeveral(row) && (
                <span className={styles.folder}>, {row.folder.title}</span>
              )}
              {`: ${textOf(row)}`}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          <Text id="project.readiness.more" values={{ count: rows.length - shown.length }} />
        </button>
      )}
    </>
  );
}

function keyOf(row: ReadinessRow): string {
  if (row.kind === "overdue") {
    const { number, validUntil } = row.missing.instrument ?? {};
    return `${row.installationId} ${number} ${validUntil}`;
  }
  const place =
    row.kind === "remark"
      ? `${row.missing.kind} ${row.missing.stepLabel} ${row.missing.productTitle} ${row.missing.field}`
      : "";
  return `${row.installationId} ${row.kind} ${place}`;
}

function shapeOf(row: ReadinessRow): ShapeName {
  if (row.kind === "remark" || row.kind === "overdue") return remarkShape(row.missing);
  return row.kind === "to-finish" ? "in-progress" : "not-measured";
}

const isOutside = (row: ReadinessRow) => ["outside", "over-range-outside"].includes(shapeOf(row));

function searchOf(row: ReadinessRow): string {
  return panelSearch({ kind: "installation", installationId: row.installationId, view: viewOf(row) });
}

function viewOf(row: ReadinessRow): InstallationView {
  if (row.kind === "no-products") return { name: "products" };
  if (row.kind === "to-finish") return { name: "finish" };
  const stepLabel = row.kind === "remark" || row.kind === "overdue" ? row.missing.stepLabel : row.stepLabel;
  return stepLabel ? { name: "step", stepLabel } : { name: "overview" };
}
