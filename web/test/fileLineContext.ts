import { type Grid, gridColumns, gridSteps } from "../src/measuringGrid/gridCells.ts";
import { countLines } from "../src/measuringGrid/gridLines.ts";
import type { Room } from "../src/measuringGrid/gridRooms.ts";
import { withShownTitle } from "../src/measuringGrid/heading.ts";
import type { InstrumentColumn } from "../src/measuringGrid/instrumentColumns.ts";
import { createUnsavedReadings } from "../src/reading/unsavedReadings.ts";
import { entry } from "./openInstallationPanel.tsx";
import { room, step } from "./openMeasuringGrid.tsx";

const rooms = [
  room(1),
  room(2, { steps: [step("before", 2, [entry("ge2 before", 88.4)]), step("after", 2, [entry("ge2", 88.6)])] }),
  room(3, { viewerCanRecord: false }),
  room(4, { steps: [step("after", 4, [entry("ge4", null), entry("ge4 second", null)])] }),
  room(5, { steps: [step("before", 5, [entry("ge5 before", null)])] }),
] as unknown as Room[];
const steps = gridSteps(rooms);
const columns = gridColumns(
  rooms,
  steps.map(({ stepLabel }) => stepLabel),
);
const grid: Grid = {
  rows: rooms.map((one) => ({ title: one.title, room: one })),
  columns,
  allColumns: columns,
  lineCounts: rooms.map((one) => countLines(one, columns)),
  stepLabel: "after",
};
const unsaved = createUnsavedReadings({
  record: async () => ({ result: { kind: "done" }, version: null }),
  keep: () => {},
  forget: () => {},
});

/** Five rooms: 1 and 2 are ordinary, 3 is finished, 4 has two products, 5 lacks the step "After laying". */
export const fileLineContext = {
  ...{ grid, steps: withShownTitle(steps), stepLabel: "after", today: "2026-11-27", unsaved },
  repairs: new Map<string, string>(),
};

export const fileMapping: InstrumentColumn[] = [
  { heading: "Place", role: "ROOM", unit: null },
  { heading: "Step", role: "STEP", unit: null },
  { heading: "Day", role: "MEASURED_ON", unit: "DAY_FIRST" },
  { heading: "R", role: "RESISTANCE", unit: "KILOOHM" },
  { heading: "Riso", role: "INSULATION", unit: "GIGAOHM" },
  { heading: "U", role: "TEST_VOLTAGE", unit: "VOLT" },
];

export const tableLimits = { maxBytes: 1_000_000, maxRows: 9_999 };
