import { lineCells } from "../spreadsheet/readTable.ts";

type Found = { model?: string; serialNumber?: string };

// Matches a label in one of the six languages. The value follows the label or is in the next cell.
const serialLabel =
  /^(?:serial(?: ?(?:number|no))?|s\/?n|serie(?:n|-)?(?:nummer|nr)|seriennr|sarjanumero|sarjanro|instrument(?:nummer|nr)|nr|no|nro)\b[.:#\s]*/i;
const modelLabel = /^(?:model(?:l|e)?|malli|typ[e]?|tyyppi|instrument|device|ger[äa]t|mittalaite)\b[.:\s]*/i;
const serialForm = /^(?=.*\d)[\p{L}\d][\p{L}\d/-]{2,29}$/u;
// A model has letters and digits, such as IR-500. It is neither a date nor a plain number.
const modelForm = /(?<=^|\s)(?=[\p{L}\d/-]*\d)(?=[\p{L}\d/-]*\p{L})[\p{L}\d][\p{L}\d/-]{1,29}(?=\s|$)/u;

/** Reads model and serial number from the lines above the heading. A property is absent if no line names it. */
export function foundInstrument(lines: readonly string[], headingLine: number): Found {
  const above = lines.slice(0, headingLine - 1).map((line) => lineCells(line));
  const serialNumber = labelled(above, serialLabel, serialForm);
  const model = labelled(above, modelLabel, /\d|\p{L}/u) ?? unlabelled(above, serialNumber);
  return {
    ...(model !== undefined && { model }),
    ...(serialNumber !== undefined && { serialNumber }),
  };
}

function labelled(lines: readonly (readonly string[])[], label: RegExp, form: RegExp): string | undefined {
  for (const cells of lines)
    for (const [place, cell] of cells.entries()) {
      const found = label.exec(cell);
      const value = found && (cell.slice(found[0].length) || (cells[place + 1] ?? ""));
      if (value && form.test(value)) return value;
    }
  return undefined;
}

const unlabelled = (lines: readonly (readonly string[])[], serialNumber: string | undefined) =>
  lines
    .flat()
    .flatMap((cell) => (serialLabel.test(cell) ? [] : (modelForm.exec(cell)?.[0] ?? [])))
    .find((word) => word !== serialNumber);
