import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "./mockAnswer.ts";
import { openMeasuringGrid, operation, rooms } from "./openMeasuringGrid.tsx";

export const instrumentM1 = {
  __typename: "Instrument",
  ...{ id: "gin1", number: 1, maker: "Elmät", model: "IR-500", retiredOn: null, isLastUsed: true },
};
export const readingsCsv =
  "Nr;Datum;Plats;R_Ohm;Riso_MOhm;Uprov_V\n1;2026-06-01;Room 1;88,4;820;500\n2;;Room 2;200;>1000;\n3;;Hall;1;;\n";

type Known = { instruments?: object[]; instrumentMappings?: object[]; instrumentFiles?: object[] };
type Options = { isUnreadable?: boolean; isInstaller?: boolean };

/** Chooses a file in the grid of two rooms. `known` is what the company has stored of instruments and their files. */
export async function chooseInstrumentFile(
  known: Known = {},
  text = readingsCsv,
  { isUnreadable = false, isInstaller = true }: Options = {},
) {
  const features = { instrumentFiles: true };
  const { environment } = await openMeasuringGrid(rooms(2), "?view=measure&step=after", features, isInstaller);
  await act(async () => {
    await import("../src/measuringGrid/InstrumentFileReader.tsx");
  });
  await userEvent.upload(screen.getByLabelText("Read a file", { selector: "input" }), new File([text], "ir500.csv"));
  if (isUnreadable) return environment;
  await waitFor(() => operation(environment, "InstrumentFileReaderQuery"));
  const asked = operation(environment, "InstrumentFileReaderQuery");
  const company = {
    __typename: "Company",
    id: "gc1",
    instruments: [instrumentM1],
    instrumentMappings: [],
    instrumentFiles: [],
  };
  const viewer = { id: "gu3", company: { ...company, ...known } };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { viewer })));
  return environment;
}
