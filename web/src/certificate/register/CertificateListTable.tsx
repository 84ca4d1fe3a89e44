import { type CSSProperties, type RefObject, useEffect, useRef } from "react";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Card } from "../../ui/Card.tsx";
import { PrintNote } from "../../ui/PrintNote.tsx";
import { SortableHeader } from "../../ui/SortableHeader.tsx";
import table from "../../ui/Table.module.css";
import { TickAllHeader } from "../../ui/TickAllHeader.tsx";
import { usePrintedRows } from "../../ui/usePrintedRows.ts";
import { useRowWindow } from "../../ui/useRowWindow.ts";
import type { Ticks } from "../../ui/useTicks.ts";
import type { WithdrawCertificateModal_certificate$key } from "../__generated__/WithdrawCertificateModal_certificate.graphql.ts";
import type { CertificateListRow_edge$key } from "./__generated__/CertificateListRow_edge.graphql.ts";
import { CertificateListRow } from "./CertificateListRow.tsx";
import styles from "./CertificateListTable.module.css";
import { type CertificateColumn, type CertificateListView, sortedBy } from "./certificateListView.ts";
import type { ListedCertificate } from "./ResendListedCertificate.tsx";
import type { ChangeView } from "./useCertificateListView.ts";

type Edge = CertificateListRow_edge$key & { readonly node: { readonly id: string } };
type Props = {
  edges: readonly Edge[];
  view: CertificateListView;
  /** True while the table still shows the rows of the previous view. */
  isBusy: boolean;
  onChangeView: ChangeView;
  totalCount: number;
  hasFailed: boolean;
  fetchMore: () => void;
  /** Called when the last rows come near; null after a failed request, which a button repeats. */
  onReachEnd: (() => void) | null;
  /** Null if the service cannot resend several certificates at once. */
  ticks: Ticks | null;
  tickedCount: number;
  /** The folder whose certificates were just sent again; its mails are polled. */
  watchedFolderId: string | null;
  onResend: (certificate: ListedCertificate) => void;
  onWithdraw: (certificate: WithdrawCertificateModal_certificate$key) => void;
};

const rowHeight = 48;
const maxDrawn = 150;

const headers: { name: string; text: MessageId; column: CertificateColumn | null }[] = [
  { name: "number", text: "certificate.list.column.number", column: "number" },
  { name: "rooms", text: "certificate.covers", column: null },
  { name: "customer", text: "project.fact.customer", column: "customer" },
  { name: "activationDate", text: "certificate.list.column.activationDate", column: "activationDate" },
  { name: "validUntil", text: "certificate.list.column.validUntil", column: "validUntil" },
  { name: "statusCell", text: "certificate.list.column.status", column: null },
];

/** Renders only the rows in view, except for printing. Row numbers tell screen readers the place in the whole table. */
export function CertificateListTable({ edges, view, isBusy, onChangeView, onReachEnd, tickedCount, ...props }: Props) {
  const { totalCount: count, hasFailed, fetchMore, ...row } = props;
  const text = useText();
  const { printed, isFetching } = usePrintedRows({ count, loaded: edges.length, hasFailed, fetchMore });
  const head = useRef<HTMLTableSectionElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const tickAll = useRef<HTMLInputElement>(null);
  useReached(end, onReachEnd);
  const inView = useRowWindow(edges.length, rowHeight, head, maxDrawn);
  const { first, end: last } = printed ? { first: 0, end: Math.min(printed.end, edges.length) } : inView;
  const isPart = last - first < edges.length;
  return (
    <div className={styles.room}>
      <Card flush>
        <table
          className={`${table.table} ${table.twoLine} ${styles.certificates}`}
          aria-busy={isBusy}
          aria-rowcount={isPart ? edges.length + 1 : undefined}
        >
          <thead ref={head}>
            <tr aria-rowindex={isPart ? 1 : undefined}>
              {row.ticks && (
                <TickAllHeader count={edges.length} tickedCount={tickedCount} ticks={row.ticks} inputRef={tickAll} />
              )}
              {headers.map(({ name, text, column }) =>
                column ? (
                  <SortableHeader
                    key={name}
                    className={styles[name]}
                    direction={view.column === column ? view.direction : null}
                    onSort={() => onChangeView(sortedBy(view, column))}
                  >
                    <Text id={text} />
                  </SortableHeader>
                ) : (
                  <th key={name} scope="col" className={styles[name]}>
                    <Text id={text} />
                  </th>
                ),
              )}
              <th scope="col" className={styles.actions}>
                <span className="heard-only">
                  <Text id="page.moreActions" />
                </span>
              </th>
            </tr>
          </thead>
          <Gap rows={first} />
          <tbody>
            {edges.slice(first, last).map((edge, index) => (
              <CertificateListRow
                key={edge.node.id}
                edgeRef={edge}
                rowIndex={isPart ? first + index + 2 : undefined}
                {...row}
              />
            ))}
          </tbody>
          <Gap rows={edges.length - last} />
        </table>
      </Card>
      <PrintNote count={count} loaded={edges.length} isFetching={isFetching} action={text("table.export")} />
      <div ref={end} />
    </div>
  );
}

/** Calls `onReach` when the element comes within one screen of the window, and again if still near after a load. */
function useReached(end: RefObject<HTMLElement | null>, onReach: (() => void) | null): void {
  useEffect(() => {
    if (!onReach || !end.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onReach(), {
      rootMargin: "100%",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, onReach]);
}

function Gap({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return <tbody className={styles.gap} style={{ "--rows": rows } as CSSProperties} aria-hidden="true" />;
}
