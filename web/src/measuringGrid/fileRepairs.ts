import { cellOf, type Grid, type GridColumn, type GridStep, stepOf } from "./gridCells.ts";

export type RepairKind = "room" | "step" | "product";
/** Rooms, steps and products that a person chose for lines without them, by `Lack.key`. */
export type Repairs = ReadonlyMap<string, string>;
/** `title` is a room's name, if the label has its place too. */
export type Option = { value: string; label: string; title?: string };

/** A room, step or product that a line lacks. `value` is the chosen option, or empty. */
export type Lack = { kind: RepairKind; key: string; value: string; options: readonly Option[] };

/** The rooms that accept values. `value` is the row's index in the grid. */
export function roomOptions({ rows }: Grid): Option[] {
  const hasPlaces = rows.some(({ place }) => place !== rows[0]?.place);
  return rows.flatMap(({ title, place, room }, index) =>
    room?.viewerCanRecord
      ? [{ value: String(index), title, label: hasPlaces && place ? `${title} · ${place}` : title }]
      : [],
  );
}

export const stepOptions = (steps: readonly GridStep[]): Option[] =>
  steps.map(({ stepLabel, title, number }) => ({
    value: stepLabel,
    label: number === null ? title : `${number} ${title}`,
  }));

/** The products of the row's step that have one of the quantities. */
export function productOptions(
  { rows }: Grid,
  rowIndex: number,
  stepLabel: string,
  quantities: readonly GridColumn["quantity"][],
): Option[] {
  const room = rows[rowIndex]?.room ?? null;
  const entries = (room && stepOf(room, stepLabel)?.entries) ?? [];
  return entries.flatMap(({ product }, position) =>
    quantities.some((quantity) => cellOf(room, { stepLabel, position, quantity }))
      ? [{ value: String(position), label: `${position + 1} · ${product.title}` }]
      : [],
  );
}
