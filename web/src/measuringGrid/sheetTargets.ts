import { type Option, productOptions } from "./fileRepairs.ts";
import type { Grid, GridColumn } from "./gridCells.ts";
import { type Heading, type NamedStep, readHeading, stepNamed } from "./heading.ts";

const maxHeadRows = 3;

/** `lacksProduct` is true if the room has several products, and neither the sheet nor the person names one of them. */
export type Target = { column: GridColumn | null; unit: string | null; lacksProduct?: boolean };

export type SheetHead = {
  rowCount: number;
  headings: readonly Heading[];
  /** The headings that name no room, step or quantity. */
  unknown: readonly string[];
};

/** The heading rows at the top of a sheet, at most three; null for none. A row with a room is not a heading row. */
export function readHead(
  sheet: readonly string[][],
  steps: readonly NamedStep[],
  isRoom: (text: string) => boolean,
): SheetHead | null {
  const rows: Heading[][] = [];
  for (const line of sheet.slice(0, maxHeadRows)) {
    const headings = line.map((text) => readHeading(text, steps));
    const isHead = headings.some(({ kind }) => kind === "value" || kind === "step" || kind === "room");
    if (!isHead || line.some(isRoom)) break;
    rows.push(carryStep(headings));
  }
  if (rows.length === 0) return null;
  const width = Math.max(...sheet.map(({ length }) => length));
  const headings = Array.from({ length: width }, (_, column) =>
    rows.map((row) => row[column] ?? ({ kind: "blank" } as const)).reduce(mergeHeadings),
  );
  const unknown = headings.flatMap((heading) => (heading.kind === "unknown" ? [heading.name] : []));
  return { rowCount: rows.length, headings, unknown };
}

const minNamedColumns = 4;

/** Null unless each row has a room, a step and at least two values. Such a sheet needs no headings. */
export function readStepColumns(
  sheet: readonly string[][],
  steps: readonly NamedStep[],
  isRoom: (text: string) => boolean,
): SheetHead | null {
  const isNamed = ([room = "", step = "", ...values]: readonly string[]) =>
    room !== "" && stepNamed(step, steps) !== null && values.length >= minNamedColumns - 2;
  if (!sheet.every(isNamed) || !sheet.some(([room = ""]) => isRoom(room))) return null;
  const value: Heading = { kind: "value", stepLabel: null, quantity: null, unit: null };
  const width = Math.max(...sheet.map(({ length }) => length));
  const values = Array.from({ length: width - 2 }, () => value);
  return { rowCount: 0, headings: [{ kind: "room" }, { kind: "step" }, ...values], unknown: [] };
}

/** A merged cell has its text in the first column alone, so the blank cells after a step belong to this step. */
function carryStep(row: readonly Heading[]): Heading[] {
  let stepLabel: string | null = null;
  return row.map((heading) => {
    if (heading.kind === "value") stepLabel = heading.stepLabel;
    else if (heading.kind !== "blank") stepLabel = null;
    return heading.kind === "blank" && stepLabel !== null
      ? { kind: "value", stepLabel, quantity: null, unit: null }
      : heading;
  });
}

function mergeHeadings(above: Heading, below: Heading): Heading {
  if (below.kind === "blank") return above;
  if (above.kind !== "value" || below.kind !== "value") return below;
  return {
    kind: "value",
    stepLabel: below.stepLabel ?? above.stepLabel,
    quantity: below.quantity ?? above.quantity,
    unit: below.unit ?? above.unit,
  };
}

/** Returns the grid's column for each cell of a line. A quantity that repeats in a step belongs to the next product. */
export function lineTargets(
  { headings }: SheetHead,
  line: readonly string[],
  { steps, columns, stepLabel }: { steps: readonly NamedStep[]; columns: readonly GridColumn[]; stepLabel: string },
): (Target | null)[] {
  const stepCell = headings.findIndex(({ kind }) => kind === "step");
  const ownStep = stepCell < 0 ? stepLabel : (stepNamed(line[stepCell] ?? "", steps)?.stepLabel ?? "");
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    if (heading.kind !== "value") return null;
    const { quantity, unit } = heading;
    const wantedStep = heading.stepLabel ?? ownStep;
    const name = `${wantedStep} ${quantity}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const matching = columns.filter(
      (one) => one.stepLabel === wantedStep && (quantity === null || one.quantity === quantity),
    );
    return { column: matching[nth] ?? null, unit };
  });
}

/** Gives each target the chosen product, else the step's first. `options` are those of the first unclear step. */
export function onlyProducts(
  grid: Grid,
  row: number,
  line: readonly string[],
  targets: readonly (Target | null)[],
  chosen: string,
): { targets: (Target | null)[]; options: readonly Option[] } {
  let asked: readonly Option[] = [];
  const own = targets.map((target) => {
    if (!target?.column) return target;
    const { stepLabel } = target.column;
    const quantities = targets.flatMap((one, at) =>
      one?.column?.stepLabel === stepLabel && line[at] ? [one.column.quantity] : [],
    );
    const options = productOptions(grid, row, stepLabel, quantities);
    const [only, another] = options;
    if (!only) return target;
    if (another && asked.length === 0) asked = options;
    const position = Number((another && chosen) || only.value);
    return { ...target, column: { ...target.column, position }, lacksProduct: another !== undefined && chosen === "" };
  });
  return { targets: own, options: asked };
}

/** True if one of the lines has a text in a column of a second or later product. */
export const nameProducts = (targets: readonly (Target | null)[], lines: readonly (readonly string[])[]): boolean =>
  targets.some((target, at) => (target?.column?.position ?? 0) > 0 && lines.some((line) => line[at]));
