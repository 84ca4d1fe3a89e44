import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import query, { type InstrumentsPageQuery } from "./__generated__/InstrumentsPageQuery.graphql.ts";
import { calibrationState } from "./calibrationState.ts";
import { InstrumentsPage } from "./InstrumentsPage.tsx";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const file = { url: "https://files.example/m1", fileName: "intyg.pdf" };
const calibration = (validUntil: string, certificate: object | null = null) => ({
  calibratedOn: "2025-02-10",
  validUntil,
  certificate,
});
const m1 = {
  __typename: "Instrument",
  id: "i1",
  number: 1,
  maker: "Elmät",
  model: "IR-500",
  serialNumber: "20-1184",
  retiredOn: null as string | null,
  valueCount: 1284,
  version: "3",
  calibrations: [calibration(dayIn(200), file)],
};
const m2 = { ...m1, id: "i2", number: 2, calibrations: [calibration(dayIn(-19))], valueCount: 0 };
const m3 = { ...m1, id: "i3", number: 3, calibrations: [], retiredOn: "2024-03-01", valueCount: 388 };
const mapping = { id: "im1", maker: "Elmät", model: "IR-500", columns: [{ heading: "Room", role: "ROOM" }] };

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});

async function openInstruments(instruments: object[], features = { instruments: true }) {
  const environment = createEnvironment();
  const loader = () => loadQuery<InstrumentsPageQuery>(environment, query, {});
  renderRoutes(environment, [{ path: "/instruments", loader, element: <InstrumentsPage /> }], "/instruments", features);
  await screen.findByRole("heading", { name: "Instruments" });
  const answer = (found: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, found)));
  if (features.instruments)
    await answer({
      viewer: {
        id: "u",
        company: { __typename: "Company", id: "c", instruments, instrumentFiles: [], instrumentMappings: [mapping] },
      },
    });
  return { answer, sent: () => environment.mock.getMostRecentOperation().request.variables.input };
}

const rowOf = (mark: string) => within(screen.getByRole("row", { name: new RegExp(`^${mark} `) }));
async function choose(mark: string, action: string) {
  await userEvent.click(rowOf(mark).getByRole("button", { name: `More for ${mark}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}

test("lists each instrument with the state of its calibration", async () => {
  await openInstruments([m1, m2, m3]);
  expect(rowOf("M1").getByText("Valid")).toBeTruthy();
  expect(rowOf("M1").getByRole("link", { name: "Certificate of M1: intyg.pdf" })).toBeTruthy();
  expect(rowOf("M2").getByText("Ended 19 days ago")).toBeTruthy();
  expect(rowOf("M3").getByText("Out of use since 2024-03-01")).toBeTruthy();
  expect(rowOf("M3").getByText("cannot be deleted, has values")).toBeTruthy();
  expect(rowOf("M1").queryByRole("button", { name: /calibration/ })).toBeNull();
  await userEvent.click(rowOf("M2").getByRole("button", { name: "New calibration of M2" }));
  expect(await screen.findByRole("dialog", { name: "New calibration of M2" })).toBeTruthy();
});

test("shows how each column of a model's files is read, even under the same name", async () => {
  await openInstruments([m1]);
  expect(screen.getByText("Room → Room")).toBeTruthy();
});

test.each([
  ["2026-02-01", "valid", 31],
  ["2026-01-31", "ending", 30],
  ["2026-01-01", "ending", 0],
  ["2025-12-31", "ended", 1],
])("on the first of January a calibration until %s is %s", (validUntil, name, days) => {
  expect(calibrationState({ validUntil }, "2026-01-01")).toEqual({ name, days });
});

test("an instrument is added with its calibration", async () => {
  const { sent } = await openInstruments([]);
  expect(screen.getByText("No instrument is registered")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add instrument" }));
  const form = within(await screen.findByRole("dialog", { name: "Add instrument" }));
  await userEvent.type(form.getByRole("textbox", { name: "Maker" }), "Elmät");
  await userEvent.type(form.getByRole("textbox", { name: "Model" }), "IR-500");
  await userEvent.type(form.getByRole("textbox", { name: "Serial number" }), "20-1184");
  await userEvent.type(form.getByRole("textbox", { name: /^Calibrated on/ }), "2026-02-10");
  const missing = "Fill in “Valid until”. A calibration has both days.";
  expect(form.queryByText(missing, { selector: "p" })).toBeNull();
  const until = form.getByRole("textbox", { name: /^Valid until/ });
  await userEvent.type(until, "2027-13-40");
  expect(form.queryByText("This is no day", { selector: "p" })).toBeNull();
  await userEvent.tab();
  expect(form.getByText("This is no day", { selector: "p" })).toBeTruthy();
  await userEvent.clear(until);
  expect(form.getByText(missing, { selector: "p" })).toBeTruthy();
  await userEvent.type(until, "2027-02-10");
  await userEvent.click(form.getByRole("button", { name: "Save instrument" }));
  expect(sent()).toEqual({
    maker: "Elmät",
    model: "IR-500",
    serialNumber: "20-1184",
    calibrations: [{ calibratedOn: "2026-02-10", validUntil: "2027-02-10" }],
  });
});

test("a new calibration leaves the one before, and follows it", async () => {
  const { sent } = await openInstruments([m1]);
  await choose("M1", "New calibration");
  const form = within(await screen.findByRole("dialog", { name: "New calibration of M1" }));
  const day = form.getByRole("textbox", { name: "Calibrated on" });
  expect(day).toHaveProperty("value", dayIn(0));
  await userEvent.type(form.getByRole("textbox", { name: "Valid until" }), "2027-03-01");
  await userEvent.clear(day);
  await userEvent.type(day, "2025-02-10");
  expect(
    form.getByText("The calibration before is of 2025-02-10; the new one is later", { selector: "p" }),
  ).toBeTruthy();
  await userEvent.clear(day);
  await userEvent.type(day, "2026-03-01");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(sent()).toEqual({
    instrumentId: "i1",
    version: "3",
    calibrations: [calibration(dayIn(200), file), { calibratedOn: "2026-03-01", validUntil: "2027-03-01" }],
  });
});

test("a used instrument is taken out of use, and only an unused one can be deleted", async () => {
  const { answer, sent } = await openInstruments([m1, m2]);
  await userEvent.click(rowOf("M1").getByRole("button", { name: "More for M1" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).not.toContain("Delete");
  await userEvent.click(screen.getByRole("menuitem", { name: "Take out of use" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Take out of use" }));
  expect(sent()).toEqual({ instrumentId: "i1", isRetired: true });
  await answer({ updateInstrument: { instrument: { ...m1, retiredOn: "2026-11-27" }, userErrors: [] } });
  expect(rowOf("M1").getByText("Out of use since 2026-11-27")).toBeTruthy();
  await choose("M2", "Delete");
  const confirm = within(await screen.findByRole("dialog", { name: "Delete M2" }));
  await userEvent.click(confirm.getByRole("checkbox"));
  await userEvent.click(confirm.getByRole("button", { name: "Delete" }));
  const refused = { company: null, userErrors: [{ code: "INSTRUMENT_USED" }] };
  await answer({ deleteInstrument: refused });
  expect(await confirm.findByText("Values name the instrument, so it stays. Take it out of use instead.")).toBeTruthy();
});

test("a service without a register says so", async () => {
  await openInstruments([], { instruments: false });
  expect(screen.getByText("The warranty service has no register of instruments")).toBeTruthy();
});
