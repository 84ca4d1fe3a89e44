import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { useLocation } from "react-router";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { isInstrumentFileState } from "../navigation/instrumentFileState.ts";
import query, { type InstrumentsPageQuery } from "./__generated__/InstrumentsPageQuery.graphql.ts";
import { InstrumentsPage } from "./InstrumentsPage.tsx";

const instrument = {
  ...{ __typename: "Instrument", id: "gi1", number: 1, maker: "Elmät", model: "IR-500", serialNumber: "1" },
  ...{ retiredOn: null, valueCount: 0, version: "1", calibrations: [] },
};
const read = {
  ...{ __typename: "InstrumentFile", id: "gf1", fileName: "ir500.csv", url: "https://files.example/f1" },
  ...{ lineCount: 38, valueCount: 72, readAt: "2026-06-01T09:58:00Z", readBy: "Jonas Bergkvist" },
};

async function open() {
  const environment = createEnvironment();
  const loader = () => loadQuery<InstrumentsPageQuery>(environment, query, {});
  const routes = [
    { path: "/instruments", loader, element: <InstrumentsPage /> },
    { path: "/projects/ongoing/:projectId", element: <Arrived /> },
  ];
  renderRoutes(environment, routes, "/instruments", { instruments: true, instrumentFiles: true });
  await screen.findByRole("heading", { name: "Instruments" });
  const answer = (company: object) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, { viewer: { id: "u", company: { __typename: "Company", id: "c", ...company } } }),
      ),
    );
  await answer({ instruments: [instrument], instrumentMappings: [], instrumentFiles: [read] });
  return answer;
}

function Arrived() {
  const { pathname, search, state } = useLocation();
  const handed = isInstrumentFileState(state) ? `${state.instrumentFile.name} of ${state.instrumentId}` : "nothing";
  return <p>{`${pathname}${search}: ${handed}`}</p>;
}

test("the files that were read last can be opened, with their time, person, lines and values", async () => {
  await open();
  const item = screen.getByRole("listitem");
  expect(within(item).getByRole("link", { name: "ir500.csv" }).getAttribute("href")).toBe(read.url);
  expect(item.textContent).toMatch(/Jonas Bergkvist · 38 lines · 72 values in force$/);
});

test("a file that is chosen from an instrument's row opens in the chosen project's grid", async () => {
  const answer = await open();
  await userEvent.click(screen.getByRole("button", { name: "More for M1" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Read a file of values" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Read a file from M1 Elmät IR-500" }));
  const node = { __typename: "Project", id: "gp1", projectId: "p1", name: "Villa Granet" };
  await answer({ projects: { edges: [{ node }], pageInfo: { hasNextPage: false } } });
  await userEvent.click(dialog.getByRole("button", { name: "Read the file" }));
  expect(dialog.getByText("Choose the file first.")).toBeTruthy();
  const input = dialog.getByLabelText("Choose the file", { selector: "input" });
  await userEvent.upload(input, new File(["Plats;R\nBad;1\n"], "ir500.csv"));
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Project with the rooms" }), "Villa Granet");
  await userEvent.click(dialog.getByRole("button", { name: "Read the file" }));
  expect(await screen.findByText("/projects/ongoing/p1?view=measure: ir500.csv of gi1")).toBeTruthy();
});
