import type { Table } from "../spreadsheet/readTable.ts";
import { type InstrumentColumn, quantityOfCells, roleOfName } from "./instrumentColumns.ts";

// Usual names of these columns in the six languages.
const quantityWord =
  /^(mode|function|quantity|measurement|measurand|parameter|test( type)?|storhet|mätning|mätfunktion|funktion|måling|størrelse|målefunksjon|funksjon|suure|mittaus|toiminto|messgröße|messung|messart)$/;
const valueWord =
  /^(value|reading|result|värde|mätvärde|resultat|verdi|måleverdi|værdi|måleværdi|arvo|mittausarvo|tulos|wert|messwert|ergebnis)$/;
const unitWord = /^(units?|enhet|enhed|yksikkö|einheit)$/;

const maxQuantities = 12;

const isQuantity = (name: string) => ["RESISTANCE", "INSULATION"].includes(roleOfName(name) ?? "");

/** The columns of a file whose quantity stands in a column of its own. Null for a file with a column per quantity. */
function placesIn(header: readonly string[]) {
  const find = (word: RegExp) => header.findIndex((heading) => word.test(heading.normalize("NFC").toLowerCase()));
  const [quantity, value, unit] = [find(quantityWord), find(valueWord), find(unitWord)];
  return quantity < 0 || value < 0 || header.some(isQuantity) ? null : { quantity, value, unit };
}

export const hasQuantityColumn = (header: readonly string[]): boolean => placesIn(header) !== null;

/** Gives each quantity that the rows name a column of values, such as "Value: Resistance". */
export function withQuantityColumns(table: Table): Table {
  const { header, rows } = table;
  const places = placesIn(header);
  if (!places) return table;
  const { quantity, value, unit } = places;
  const quantities = [...new Set(rows.map(({ cells }) => cells[quantity] ?? "").filter(Boolean))];
  const written = (cells: readonly string[]) => [cells[value], cells[unit]].filter(Boolean).join(" ");
  const valuesOf = (name: string) => rows.flatMap(({ cells }) => (cells[quantity] === name && written(cells)) || []);
  if (quantities.length > maxQuantities || !areQuantities(quantities, valuesOf)) return table;
  const isOwn = (_: string, place: number) => place !== quantity && place !== value && place !== unit;
  return {
    header: [...header.filter(isOwn), ...quantities.map((name) => headingOf(header[value] ?? "", name))],
    rows: rows.map(({ line, cells }) => {
      const values = quantities.map((name) => (cells[quantity] === name ? written(cells) : ""));
      const own = header.map((_, place) => cells[place] ?? "").filter(isOwn);
      return { line, cells: [...own, ...values, ...cells.slice(header.length)] };
    }),
  };
}

/** True if a name is a quantity's, or if the units of the names' values tell a single quantity, or tell two apart. */
function areQuantities(names: readonly string[], valuesOf: (name: string) => readonly string[]): boolean {
  const told = new Set(names.flatMap((name) => quantityOfCells(valuesOf(name)) ?? []));
  return names.some(isQuantity) || (told.size > 0 && told.size >= Math.min(2, names.length));
}

const headingOf = (value: string, quantity: string) => `${value}: ${quantity}`;

/** True if a line of headings has the columns, or the column from which they are made. */
export const hasColumns = (header: readonly string[], columns: readonly InstrumentColumn[]): boolean =>
  columns.length > 0 && columns.every(({ heading }) => isMadeFrom(header, heading));

const isMadeFrom = (header: readonly string[], heading: string): boolean =>
  header.includes(heading) ||
  (hasQuantityColumn(header) && header.some((value) => value !== "" && heading.startsWith(headingOf(value, ""))));
