import { expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { openProject, project } from "../../../test/projectPage.tsx";

test("says what is missing, with links to the place that puts it right", async () => {
  await openProject();
  expect(await screen.findByText("7 of 9")).toBeTruthy();
  const [room] = screen.getAllByRole("listitem");
  expect(room?.textContent).toBe("Bathroom: step 2, insulation 2\u00a0MΩ, at least 10\u00a0MΩ; step 4 missing");
  const links = screen.getAllByRole("link", { name: "Bathroom" }).map((link) => link.getAttribute("href"));
  expect(links).toContain("/projects/ongoing/p1?installation=i1&step=laying");
});

test("a room has one line, which tells equal reasons of several steps once", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const missing = [
    outside,
    { ...outside, field: "RESISTANCE", value: 60, minimum: 83.8, maximum: 97 },
    { ...outside, stepLabel: "covering", stepNumber: 3 },
    { ...outside, stepLabel: null, stepNumber: null },
  ];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Bathroom: steps 2 and 3, insulation 2\u00a0MΩ, at least 10\u00a0MΩ; step 2, resistance 60.0\u00a0Ω, expected 83.8–97.0\u00a0Ω; insulation 2\u00a0MΩ, at least 10\u00a0MΩ",
  ]);
});

test("a value that was outside until the product was exchanged is told with the former limits, the day and the person", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const exchange = { exchangedAt: "2026-11-17T12:00:00.000Z", exchangedBy: "Elin Sandberg" };
  const missing = [
    { ...outside, ...exchange, kind: "WAS_OUTSIDE", field: "RESISTANCE", value: 88.4, minimum: 120, maximum: 140 },
  ];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  expect((await screen.findByRole("listitem")).textContent).toBe(
    "Bathroom: step 2, Resistance 88.4 Ω: outside the limits (expected 120.0–140.0\u00a0Ω) until Elin Sandberg exchanged the product on 2026-11-17",
  );
});

test("values that are outside come before the questions about other rooms", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const missing = bathroom?.missing.filter(({ kind }) => kind === "OUTSIDE") ?? [];
  const asked = { ...bathroom, missing: missing.map((one) => ({ ...one, kind: "SAME_PHOTO", field: "ATTACHMENTS" })) };
  const hall = { ...bathroom, installationId: "hall", title: "Hall", missing };
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [asked, hall] }] });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent?.split(":")[0]);
  expect(rows).toEqual(["Hall", "Bathroom"]);
});

test("values measured after the calibration had ended are told once for each instrument, and lead to the first step", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const instrument = { number: 2, maker: "Elmät", model: "IR-500", validUntil: "2026-11-05" };
  const overdue = {
    ...bathroom?.missing[0],
    kind: "CALIBRATION_OVERDUE",
    field: "RESISTANCE",
    value: 88.4,
    instrument,
  };
  const missing = [
    { ...overdue, stepNumber: 1, stepLabel: "before" },
    { ...overdue, stepNumber: 1, stepLabel: "before", field: "INSULATION" },
    { ...overdue, stepNumber: 3, stepLabel: "covering" },
    { ...overdue, stepNumber: 3, stepLabel: "covering", instrument: { ...instrument, number: 3 } },
  ];
  const completedAt = "2026-11-18T12:00:00.000Z";
  const rooms = [{ ...bathroom, completedAt, missing }];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: rooms }] });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Bathroom: steps 1 and 3: M2 Elmät IR-500, calibration ended 2026-11-05; step 3: M3 Elmät IR-500, calibration ended 2026-11-05",
  ]);
  expect(screen.getAllByRole("link", { name: "Bathroom" })[0]?.getAttribute("href")).toContain("step=before");
});

test("the years of the warranty are told with what lacks for more, and not without a table of terms", async () => {
  const [folder] = project.signableFolders;
  const opened = async (...terms: (object | null)[]) => {
    const folders = terms.map((warranty, index) => ({
      ...{ ...folder, folderId: `f${index}`, warranty },
      installations: index === 0 ? folder?.installations : [],
    }));
    await openProject({ ...project, signableFolders: folders });
    const told = screen.queryByText(/^Warranty: /)?.textContent;
    cleanup();
    return told;
  };
  const lacking = { years: 10, completeYears: 15, lacks: ["INSULATION"] };
  expect(await opened(lacking)).toBe("Warranty: 15 years; 10 without the insulation test");
  expect(await opened({ years: 12, completeYears: 12, lacks: [] }, lacking)).toBe(
    "Warranty: 12 years; 10 without the insulation test",
  );
  expect(await opened({ years: 15, completeYears: 15, lacks: [] })).toBe("Warranty: 15 years");
  expect(await opened(null)).toBeUndefined();
});

test("what is missing may fail alone: the rest stands, the case number is told, and it can be tried again", async () => {
  const { environment } = await openProject({ ...project, signableFolders: null }, "/projects/ongoing/p1", [
    {
      message: "late",
      path: ["project", "signableFolders"],
      extensions: { code: "UPSTREAM_TIMEOUT", requestId: "7f2c-19" },
    },
  ]);
  const failure = within(await screen.findByRole("alert"));
  expect(failure.getByRole("heading", { name: "What is missing could not be fetched" })).toBeTruthy();
  expect(failure.getByText(/did not answer in time/)).toBeTruthy();
  expect(failure.getByText(/7f2c-19/)).toBeTruthy();
  expect(screen.getByText("7 of 9")).toBeTruthy();
  await userEvent.click(failure.getByRole("button", { name: "Try again" }));
  const retried = environment.mock.getMostRecentOperation();
  expect(retried.request.variables).toEqual({ id: "gp1" });
  await act(async () =>
    environment.mock.resolve(retried, mockAnswer(retried, { node: { __typename: "Project", ...project } })),
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("7 of 9")).toBeTruthy();
});

test("certificates that could not be delivered are told, with the way to send them again", async () => {
  const { router } = await openProject({ ...project, undeliveredCertificateCount: 2 });
  expect(await screen.findByText(/2 certificates could not be delivered\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Correct the address" }));
  expect(router.state.location.search).toBe("?activation=activated&undelivered");
});

test.each([
  [3, "Warranty activated: 3 of 9", "Every installation is completed. The warranty can be activated for the others."],
  [0, undefined, "Every installation is completed."],
])("the card says for how many the warranty is activated: %d", async (activatedInstallationCount, told, state) => {
  await openProject({ ...project, status: "SIGNABLE", activatedInstallationCount, signableFolders: [] });
  expect(await screen.findByText(state)).toBeTruthy();
  expect(screen.queryByText(/^Warranty activated/)?.textContent).toBe(told);
});
