import { type CSSProperties, Fragment, type ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { UnbrokenDates } from "../i18n/UnbrokenDates.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./Matrix.module.css";
import { MatrixCell } from "./MatrixCell.tsx";
import { FoldedFacts, LimitsBelow } from "./MatrixLimits.tsx";
import { MatrixVerdict } from "./MatrixVerdict.tsx";
import { MeasuringRow } from "./Measuring.tsx";
import {
  commonDays,
  commonNumbers,
  isMeasured,
  type MatrixProduct,
  type MatrixRoom,
  matrixSteps,
  ownMeasuring,
  stepNumber,
} from "./matrixRoom.ts";
import { useExpected } from "./useExpected.ts";
import { type RoomAddress, useMatrixViewer } from "./useMatrixViewer.tsx";

export type MatrixGroup = {
  id: string;
  title: ReactNode;
  rooms: readonly MatrixRoom[];
};

type Props = {
  caption: string;
  groups: readonly MatrixGroup[];
  addressOf?: RoomAddress;
  /** A cell before the room, such as a box to tick. */
  lead?: { head: ReactNode; cellOf: (room: MatrixRoom) => ReactNode };
  /** Shown below the room's title. */
  noteOf?: (room: MatrixRoom) => ReactNode;
  /** Shown once for a room, below the deviations of its first product. Then the verdicts tell only deviations. */
  actionOf?: (room: MatrixRoom) => ReactNode;
  /** Shows limits and verdict below the product. A narrow page shows a block instead of a table row. */
  isFolded?: boolean;
  /** The heading row and the first columns stay in place while the matrix scrolls. The matrix must have a `lead`. */
  isSticky?: boolean;
  /** Shows day and person: once for all rooms, else in a row below each product, or if sticky below its title. */
  hasDays?: boolean;
  /** The first line of the heading on every printed page. */
  printedHead?: ReactNode;
};

/** A row for each product of each room, with one column for each step. */
export function Matrix({
  caption,
  groups,
  addressOf,
  lead,
  noteOf,
  actionOf,
  isFolded = false,
  isSticky = false,
  hasDays = false,
  printedHead,
}: Props) {
  const rooms = groups.flatMap((group) => group.rooms);
  const steps = matrixSteps(rooms);
  const numbers = commonNumbers(rooms, steps);
  const text = useText();
  const expected = useExpected();
  const { viewer, onView } = useMatrixViewer(rooms, addressOf);
  const labels = steps.map(({ label }) => label);
  const days = hasDays ? commonDays(rooms, labels) : null;
  const areDaysCommon = days !== null && labels.every((label) => days.has(label) || !isMeasured(rooms, label));
  const shape = { steps, hasLead: Boolean(lead), isFolded };
  const hasExpected = !isFolded && steps.length > 0;
  const columns = steps.length + (lead ? 2 : 1) + (isFolded ? 0 : hasExpected ? 2 : 1);
  const row = (room: MatrixRoom, product: MatrixProduct | null, at: number) => {
    const ofRoom = actionOf?.(room);
    const measured = hasDays && isSticky ? ownMeasuring(product, days) : null;
    return (
      <tr key={product?.id ?? room.id}>
        {lead && <td className={styles.lead}>{at === 0 && lead.cellOf(room)}</td>}
        <th scope="row">
          <span className={at === 0 ? styles.title : "heard-only"}>{room.title}</span>
          {product && <span className={styles.product}>{product.title}</span>}
          {product?.facts && <span className={`${styles.facts} ${styles.ofProduct}`}>{product.facts}</span>}
          {measured && (
            <span className={`${styles.facts} ${measured.isOne ? "" : styles.span}`}>
              <UnbrokenDates>{measured.text}</UnbrokenDates>
            </span>
          )}
          {at === 0 && noteOf && <span className={styles.facts}>{noteOf(room)}</span>}
          {isSticky && product && <LimitsBelow product={product} />}
          {isFolded && product && <FoldedFacts product={product} />}
        </th>
        {hasExpected && (
          <td className={styles.expected}>
            {product && expected(product.limits).map((line) => <span key={line}>{line}</span>)}
          </td>
        )}
        {steps.map(({ label, title }) => (
          <MatrixCell
            key={label}
            entry={product?.entries.get(label)}
            name={`${room.title}, ${text("step.numbered", { number: stepNumber(room, label), title })}`}
            to={addressOf?.(room, label) ?? null}
            hasDay={hasDays && isSticky && !measured?.isOne && !days?.has(label)}
            onView={onView}
            number={isFolded ? stepNumber(room, label) : null}
          />
        ))}
        {!isFolded && (
          <td className={styles.verdict}>
            {product ? (
              <MatrixVerdict product={product} isBlocked={Boolean(ofRoom)} />
            ) : (
              !actionOf && <Text id="product.none" />
            )}
            {at === 0 && ofRoom}
          </td>
        )}
      </tr>
    );
  };
  return (
    <>
      <table
        className={`${styles.matrix} ${isFolded ? styles.folded : ""} ${isSticky ? styles.sticky : ""} ${lead ? styles.withLead : ""}`}
        style={{ "--cells": Math.min(steps.length, 4) } as CSSProperties}
      >
        <caption className="heard-only">{caption}</caption>
        <thead>
          {printedHead && (
            <tr className={styles.printedHead}>
              <th colSpan={columns}>{printedHead}</th>
            </tr>
          )}
          <tr>
            {lead && (
              <th scope="col" className={styles.lead}>
                {lead.head}
              </th>
            )}
            <th scope="col">
              <Text id="certificate.verify.room" />
            </th>
            {hasExpected && (
              <th scope="col" className={styles.expectedHead}>
                <Text id="protocol.column.expected" />
              </th>
            )}
            {steps.map(({ label, title }, index) => (
              <th key={label} scope="col" className={styles.step}>
                <span className={styles.number}>{numbers[index]}</span> {title}
              </th>
            ))}
            {!isFolded && (
              <th scope="col" className={styles.verdict}>
                <Text id="protocol.column.verdict" />
              </th>
            )}
          </tr>
        </thead>
        {groups.map(({ id, title, rooms: grouped }) => (
          <Fragment key={id}>
            {title && (
              <tbody className={styles.group}>
                <tr>
                  <th scope="rowgroup" colSpan={columns}>
                    {title}
                  </th>
                </tr>
              </tbody>
            )}
            {grouped.map((room) => (
              <tbody key={room.id}>
                {room.products.length > 0
                  ? room.products.map((product, at) => (
                      <Fragment key={product.id}>
                        {row(room, product, at)}
                        {hasDays && !isSticky && !areDaysCommon && (
                          <MeasuringRow {...shape} entries={product.entries} />
                        )}
                      </Fragment>
                    ))
                  : row(room, null, 0)}
              </tbody>
            ))}
          </Fragment>
        ))}
        {days && days.size > 0 && (isSticky || areDaysCommon) && (
          <tbody>
            <MeasuringRow {...shape} entries={days} />
          </tbody>
        )}
      </table>
      {viewer}
    </>
  );
}
