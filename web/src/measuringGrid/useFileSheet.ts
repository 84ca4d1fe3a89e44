import { useRelayEnvironment } from "react-relay/hooks";
import { todayIn } from "../i18n/companyDay.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useCompanyZone } from "../relay/features.tsx";
import type { Table } from "../spreadsheet/readTable.ts";
import { type FileLine, readLines } from "./fileLines.ts";
import type { Repairs } from "./fileRepairs.ts";
import type { Grid, GridStep } from "./gridCells.ts";
import { withShownTitle } from "./heading.ts";
import type { InstrumentColumn } from "./instrumentColumns.ts";
import { loadStoredLines } from "./keptLines.ts";
import { loadStepTitles } from "./stepTitles.ts";

export type FileContext = {
  grid: Grid;
  steps: readonly GridStep[];
  /** The step of the focused cell. */
  activeStep: string;
  /** True while rooms are loading. Lines for these rooms would be refused. */
  isLoading: boolean;
};

/** The result loads titles and stored lines, then gives a reader of lines. `knownSha256` is null for a new file. */
export function useFileSheet({ grid, steps, activeStep }: FileContext) {
  const unsaved = useUnsavedReadings();
  const environment = useRelayEnvironment();
  const { projectId } = useProjectAddress();
  const zone = useCompanyZone();
  return async (
    table: Table,
    columns: readonly InstrumentColumn[],
    knownSha256: string | null,
  ): Promise<(repairs: Repairs) => FileLine[]> => {
    const namesSteps = columns.some(({ role }) => role === "STEP");
    const rooms = grid.rows.flatMap(({ room }) => room ?? []);
    // The file may name the steps in another language.
    const named = namesSteps ? await loadStepTitles(environment, projectId, steps, rooms) : withShownTitle(steps);
    const kept = knownSha256 === null ? undefined : await loadStoredLines(environment, grid, knownSha256);
    const context = { grid, steps: named, stepLabel: grid.stepLabel ?? activeStep, today: todayIn(zone), unsaved };
    return (repairs) => readLines(table, columns, { ...context, kept, repairs });
  };
}
