import { useRelayEnvironment } from "react-relay/hooks";
import { todayIn } from "../i18n/companyDay.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useCompanyZone } from "../relay/features.tsx";
import type { Table } from "../spreadsheet/readTable.ts";
import { fileCells } from "./fileCells.ts";
import type { Grid, GridStep } from "./gridCells.ts";
import type { InstrumentColumn } from "./instrumentColumns.ts";
import type { PastedCell } from "./pastedCells.ts";
import { loadStepTitles, withShownTitle } from "./stepTitles.ts";

export type FileContext = {
  grid: Grid;
  steps: readonly GridStep[];
  /** The step of the focused cell. */
  activeStep: string;
  /** True while rooms are loading, whose lines would be refused. */
  isLoading: boolean;
};

/** Returns a function that reads the table by columns into the grid's cells. */
export function useFileSheet({ grid, steps, activeStep }: FileContext, table: Table) {
  const unsaved = useUnsavedReadings();
  const environment = useRelayEnvironment();
  const { projectId } = useProjectAddress();
  const zone = useCompanyZone();
  return async (columns: readonly InstrumentColumn[]): Promise<PastedCell[]> => {
    const namesSteps = columns.some(({ role }) => role === "STEP");
    const rooms = grid.rows.flatMap(({ room }) => room ?? []);
    // The file may name the steps in another language.
    const named = namesSteps ? await loadStepTitles(environment, projectId, steps, rooms) : withShownTitle(steps);
    const stepLabel = grid.stepLabel ?? activeStep;
    return fileCells(table, columns, { grid, steps: named, stepLabel, today: todayIn(zone), unsaved });
  };
}
