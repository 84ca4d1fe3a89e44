import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../../test/createEnvironment.ts";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { renderRoutes } from "../../../test/renderRoutes.tsx";
import query, { type FaultPageQuery } from "./__generated__/FaultPageQuery.graphql.ts";
import { FaultPage } from "./FaultPage.tsx";

beforeEach(() => sessionStorage.clear());

const report = {
  faultReportId: "r1",
  text: "The hall is cold",
  reportedAt: "2026-11-20T08:40:00.000Z",
  ...{ name: "Gun Lindmark", phone: "070-555 07 31", email: null, state: "NEW", changes: [] as object[] },
  photo: null,
};
const certificate = (more: object = {}) => ({
  ...{ __typename: "Certificate", id: "c1", number: "FG-1", rooms: ["Hall", "Bath"] },
  project: { id: "p1", name: "Solbacken", customer: "Ek AB" },
  faultReports: [{ ...report, ...more }],
});

async function open(more: object = {}, id = "r1") {
  const environment = createEnvironment();
  const route = {
    path: "/certificates/:number/faults/:faultReportId",
    loader: () => loadQuery<FaultPageQuery>(environment, query, { number: "FG-1" }),
    Component: FaultPage,
  };
  const router = renderRoutes(environment, [route], `/certificates/FG-1/faults/${id}`);
  const answer = (root: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer({ viewer: { id: "u", company: { id: "c", certificate: certificate(more) } } });
  const input = () => environment.mock.getMostRecentOperation().request.variables.input;
  return { environment, router, answer, input };
}

test("a new report shows its reporter, and is marked as contacted with a note that the customer reads", async () => {
  const { answer, input } = await open();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Fault report: Solbacken");
  expect(screen.getByRole("link", { name: "Call 070-555 07 31" }).getAttribute("href")).toBe("tel:0705550731");
  expect(screen.getByText("The hall is cold")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "Note to the customer" }), "Wednesday at 8");
  await userEvent.click(screen.getByRole("button", { name: "Mark as contacted" }));
  expect(input()).toMatchObject({
    certificateId: "c1",
    faultReportId: "r1",
    state: "CONTACTED",
    note: "Wednesday at 8",
  });
  const change = { state: "CONTACTED", at: "2026-11-20T09:15:00.000Z", by: "Jonas Bergkvist", note: "Wednesday at 8" };
  await answer({
    setFaultState: { certificate: certificate({ state: "CONTACTED", changes: [change] }), userErrors: [] },
  });
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringContaining("Received"),
    expect.stringMatching(/Contacted.*Jonas BergkvistWednesday at 8/),
    "ClosedWhat was done will stand here.",
  ]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
});

test("closing needs a note, and a note that was not sent is kept", async () => {
  const { environment, answer } = await open({ state: "CONTACTED" });
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.getByText("Write what was done: the customer reads it.")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox"), "Sensor exchanged");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("no network")));
  expect(screen.getByText("The state was not changed")).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Sensor exchanged");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  const change = { state: "CLOSED", at: "2026-11-21T09:15:00.000Z", by: null, note: "Sensor exchanged" };
  await answer({ setFaultState: { certificate: certificate({ state: "CLOSED", changes: [change] }), userErrors: [] } });
  expect(screen.queryByText("What was done will stand here.")).toBeNull();
  expect(screen.getByRole("button", { name: "Open again" })).toBeTruthy();
});

test("the reporter's photo stands with the report, and opens in the viewer", async () => {
  const url = "https://files.example/1";
  await open({ photo: { fileName: "termostat.jpg", url, thumbnailUrl: `${url}?small` } });
  const picture = await screen.findByRole("img", { name: "Photo with the report" });
  expect(picture.getAttribute("src")).toBe(`${url}?small`);
  await userEvent.click(screen.getByRole("button", { name: "Open the photo" }));
  const viewer = await screen.findByRole("dialog");
  expect(viewer.querySelector("img")?.getAttribute("src")).toBe(url);
});

test("the room that the report begins with stands apart from the certificate's, and both coming states are told", async () => {
  await open({ text: "Bath: cold since Monday" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Fault report: Solbacken, Bath");
  expect(screen.getByText("Reported room").nextSibling?.textContent).toBe("Bath");
  expect(screen.getByText("Rooms of the certificate").nextSibling?.textContent).toBe("Hall, Bath");
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual([expect.stringContaining("Received"), "Contacted", "ClosedWhat was done will stand here."]);
});

test("an unknown report is said to be unknown", async () => {
  await open({}, "r2");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("There is no such fault report");
});

test("the back link leads to the page that the case was opened from, else to what needs attention", async () => {
  const { router } = await open();
  expect((await screen.findByRole("link", { name: "Needs attention" })).getAttribute("href")).toBe("/attention");
  const origin = { to: "/certificates/faults?state=NEW", label: "Fault reports" };
  await act(() => router.navigate("/certificates/FG-1/faults/r1", { state: { origin } }));
  expect((await screen.findByRole("link", { name: "Fault reports" })).getAttribute("href")).toBe(origin.to);
});
