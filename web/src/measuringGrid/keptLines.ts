import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { type Quantity, storedReading, units } from "../reading/reading.ts";
import { readQuery } from "../relay/readQuery.ts";
import type { keptLinesQuery } from "./__generated__/keptLinesQuery.graphql.ts";
import { cellOf, type Grid, type GridCell, type GridColumn } from "./gridCells.ts";
import type { PastedCell } from "./pastedCells.ts";

const query = graphql`
  query keptLinesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        steps {
          stepLabel
          entries {
            id
            measurements {
              quantity
              fileLine {
                sha256
                line
              }
            }
          }
        }
      }
    }
  }
`;

// Each room takes two requests, and one operation may take 500.
const pageSize = 50;

type Stored = Extract<PastedCell, { cell: GridCell }> & { column: GridColumn };

/** A line of a file whose values are stored: room, step, product, and the values that nobody changed since. */
export type KeptLine = { row: number; stepLabel: string; position: number; values: ReadonlyMap<Quantity, Stored> };

/** The stored lines of a file with this hash. Empty after a failure, so that the file is read like a new one. */
export async function loadStoredLines(
  environment: Environment,
  { rows }: Grid,
  sha256: string,
): Promise<ReadonlyMap<number, KeptLine>> {
  const found = new Map<number, KeptLine>();
  const loaded = rows.flatMap(({ room, title }, row) => (room ? [{ room, title, row }] : []));
  for (let from = 0; from < loaded.length; from += pageSize) {
    const page = loaded.slice(from, from + pageSize);
    const ids = page.map(({ room }) => room.id);
    const { nodes } = (await readQuery<keptLinesQuery>(environment, query, { ids }).catch(() => null)) ?? {};
    for (const node of nodes ?? []) {
      const place = page.find(({ room }) => room.id === node?.id);
      for (const { stepLabel, entries } of (place && node?.steps) ?? [])
        for (const [position, { measurements }] of entries.entries())
          for (const { quantity, fileLine } of measurements)
            if (fileLine?.sha256 === sha256 && place && quantity in units)
              add({ stepLabel, position, quantity: quantity as Quantity }, fileLine.line, place);
    }
  }
  return found;

  function add(column: GridColumn, line: number, { room, title, row }: (typeof loaded)[number]) {
    const cell = cellOf(room, column);
    const reading = cell && storedReading(cell.measurement);
    if (!cell || !reading || reading.kind === "empty") return;
    const { stepLabel, position, quantity } = column;
    const value: Stored = { room: title, column, text: "", outcome: "same", cell, typed: "", reading, before: reading };
    const values = new Map(found.get(line)?.values).set(quantity, value);
    found.set(line, { row, stepLabel, position, values });
  }
}
