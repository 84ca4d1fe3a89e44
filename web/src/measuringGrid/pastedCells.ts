import type { Reading } from "../reading/reading.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { Assumed } from "./assumedQuantity.ts";
import type { FileLine, LineFacts } from "./fileLines.ts";
import type { Lack } from "./fileRepairs.ts";
import type { GridCell, GridColumn } from "./gridCells.ts";
import type { ColumnRole } from "./instrumentColumns.ts";
import { unitAtEnd } from "./measuredText.ts";

export type PasteRefusal =
  | ("noRoom" | "noCell" | "loading" | "finished" | "notReading" | "severalProducts")
  /** Refusals that only lines of a file have. */
  | ("noValue" | "noStep" | "notDay" | "notVoltage" | "laterLine" | "tooManyCells");

export type PastedCell = {
  /** The room's title, or the pasted name if that name does not fit exactly one room. */
  room: string;
  column: GridColumn | null;
  text: string;
  /** Set for a value from a file: the number of its line, and the facts that the line tells. */
  line?: number;
  facts?: LineFacts;
} & (
  | { outcome: "refused"; refusal: PasteRefusal }
  /** `typed` is the text in the quantity's unit. `before` is the cell's value, saved or not; null for an empty cell. */
  | { outcome: "entered" | "same"; cell: GridCell; typed: string; reading: Reading; before: Reading | null }
);

/** A row of the preview: the values of one line of a file or sheet for a product in a step, and what the line lacks. */
export type PreviewLine = {
  line: number;
  /** The index of the grid's row; -1 if no room was found. */
  row: number;
  /** The row's title; the name in the line if no room was found. */
  room: string;
  stepLabel: string;
  lacks: readonly Lack[];
  cells: readonly PastedCell[];
};

/** `product` is the product's number and name if the room has several products, else null. */
export type PastedLine = PreviewLine & { product: string | null };

/** `unknown` are headings that name nothing here. `assumed` is set for one column of values without heading. */
export type PastedSheet = {
  cells: readonly PastedCell[];
  unknown: readonly string[];
  assumed: Assumed | null;
  lines: readonly PastedLine[];
  onRepair: (key: string, value: string) => void;
  file?: FileSource;
};

/** The file of an instrument, which is stored before its values are entered. */
export type FileSource = {
  name: string;
  /** `calibrationEnd` is set if the calibration had ended by the last day of the lines. */
  instrument: { id: string; name: string; calibrationEnd: string | null };
  roles: readonly ColumnRole[];
  headingLine: number;
  lines: readonly FileLine[];
  /** True once the values were entered. `lines` then has the entered values. */
  isEntered: boolean;
  /** Returns the file's global id, or a failure if the file was not stored. */
  store: () => Promise<{ fileId: string } | MutationFailure>;
  onRepair: (key: string, value: string) => void;
  onEntered: () => void;
  /** Opens the dialog in which a person changes how the file is read. */
  onChange: () => void;
};

export function parseSheet(text: string): string[][] {
  const lines = text.replace(/(\r\n?|\n)$/, "").split(/\r\n?|\n/);
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** False for a single value without a unit, which is pasted as text. */
export const isSheet = (sheet: readonly string[][]) =>
  sheet.length > 1 || (sheet[0]?.length ?? 0) > 1 || unitAtEnd(sheet[0]?.[0] ?? "") !== null;
