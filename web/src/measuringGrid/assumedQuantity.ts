import type { Quantity } from "../reading/reading.ts";
import type { Repairs } from "./fileRepairs.ts";
import type { GridColumn } from "./gridCells.ts";
import { quantityOfUnit, unitAtEnd } from "./measuredText.ts";

/** The key under which `Repairs` has the quantity that a person chose for a column without a heading. */
export const assumedQuantity = "quantity of the column";

/** The quantity of the values without a unit. `options` are the step's quantities. */
export type Assumed = { quantity: Quantity; isChosen: boolean; options: readonly Quantity[] };

/** Null for kilohms, because resistance and a low insulation resistance both use this unit. */
export function quantityOfText(text: string): Quantity | null {
  const unit = unitAtEnd(text)?.unit;
  return unit === undefined || unit === "kΩ" ? null : quantityOfUnit(unit);
}

/** The quantity of a column without a heading: the chosen one, else by the units, else the step's first. */
export function assumeQuantity(
  columns: readonly GridColumn[],
  stepLabel: string,
  texts: readonly string[],
  repairs: Repairs,
): Assumed | null {
  const own = columns.filter((column) => column.stepLabel === stepLabel && column.position === 0);
  const options = own.map(({ quantity }) => quantity);
  const chosen = options.find((quantity) => quantity === repairs.get(assumedQuantity));
  const [united, another] = new Set(texts.flatMap((text) => quantityOfText(text) ?? []));
  const byUnit = another ? undefined : options.find((quantity) => quantity === united);
  const quantity = chosen ?? byUnit ?? options[0];
  return quantity ? { quantity, isChosen: chosen !== undefined, options } : null;
}
