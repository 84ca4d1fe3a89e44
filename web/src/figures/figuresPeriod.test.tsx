import { expect, test } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { counts, empty, full, openFigures } from "../../test/openFigures.tsx";

const before = { total: counts(7), months: [], installers: [] };

test("the address holds the period, and own days are asked for as they are", async () => {
  const { router, asked, answer } = await openFigures();
  await answer(empty);
  expect(screen.getByRole("heading", { name: "No warranty begins in this period" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Quarter" }));
  await answer(full, { before });
  expect(screen.getByRole("button", { name: "Quarter" }).getAttribute("aria-pressed")).toBe("true");
  await userEvent.selectOptions(
    screen.getByLabelText("Period"),
    screen.getByRole("option", { name: /^Last quarter, / }),
  );
  expect(router.state.location.search).toBe("?period=lastQuarter");
  await answer(full, { before });
  await userEvent.click(screen.getByRole("button", { name: "Own days" }));
  const days = new URLSearchParams(router.state.location.search);
  expect(days.get("from")).toMatch(/-01$/);
  await userEvent.clear(screen.getByLabelText("To"));
  await userEvent.clear(screen.getByLabelText("From"));
  await userEvent.type(screen.getByLabelText("From"), "2026-02-03");
  await waitFor(() => expect(asked()).toMatchObject({ from: "2026-02-03", to: "9999-12-31" }));
  expect(router.state.location.search).toBe("?period=dates&from=2026-02-03");
});

test("a day is understood as people write it and shown as year-month-day, and what is none is refused at once and filters nothing", async () => {
  const { router, answer } = await openFigures("/figures?period=dates");
  await answer(full);
  const to = screen.getByLabelText<HTMLInputElement>("To");
  await userEvent.type(to, "june");
  expect(screen.getByText("This is no day")).toBeTruthy();
  expect(router.state.location.search).toBe("?period=dates");
  await userEvent.clear(to);
  await userEvent.type(to, "2026-02");
  expect(screen.queryByText("This is no day")).toBeNull();
  await userEvent.tab();
  await answer(full);
  expect([to.value, router.state.location.search]).toEqual(["2026-02-28", "?period=dates&to=2026-02-28"]);
  await userEvent.clear(to);
  await userEvent.type(to, "31/{Enter}");
  expect(screen.getByText("This is no day")).toBeTruthy();
  await userEvent.type(to, "12/2026");
  expect([to.value, router.state.location.search]).toEqual(["31/12/2026", "?period=dates&to=2026-12-31"]);

  await answer(full);
  for (const text of ["12", "rubbish"]) {
    await userEvent.clear(to);
    await userEvent.type(to, "2026-12-31");
    expect(router.state.location.search).toBe("?period=dates&to=2026-12-31");
    await userEvent.type(to, text, { initialSelectionStart: 0, initialSelectionEnd: 10 });
    await userEvent.tab();
    expect(screen.getByText("This is no day")).toBeTruthy();
    expect([to.value, router.state.location.search]).toEqual([text, "?period=dates"]);
  }
});

test("months that are not whole stand beside the same calendar month a year before, or beside nothing", async () => {
  const months = [
    { month: "2025-02", counts: counts(3) },
    { month: "2025-12", counts: counts(9) },
  ];
  const cellsOfBefore = () =>
    within(screen.getByRole("table", { name: "Certificates by month", hidden: true }))
      .getAllByRole("row", { hidden: true })
      .map(({ lastChild }) => lastChild?.textContent);
  const own = await openFigures("/figures?period=dates&from=2026-01-01&to=2026-11-28");
  expect(own.asked()).toMatchObject({ beforeFrom: "2025-02-03", beforeTo: "2025-12-31" });
  await own.answer(full, { before: { ...before, total: counts(12), months } });
  expect(cellsOfBefore()).toEqual(["Activated before", "–", "3", ...Array(9).fill("0")]);
  await act(() => own.router.navigate("/figures?period=dates&from=2026-01-15&to=2026-03-20"));
  await own.answer(full, { before: { ...before, months: [] } });
  expect(cellsOfBefore()[0]).toBe("Rooms");
});

test("a single month with a single certificate says nothing by month and no number twice", async () => {
  const { answer } = await openFigures("/figures?period=thisMonth");
  const total = counts(1, { medianDays: 21, percentile90Days: 21, outsideValues: 0 });
  await answer({ ...full, total, months: [{ month: "2026-01", counts: total }] });
  expect(screen.getByRole("heading", { name: "Values outside limits" })).toBeTruthy();
  const percentile = () => screen.queryByText(/^9 of 10 within/, { selector: "dd span" });
  expect(percentile()).toBeNull();
  cleanup();
  const many = counts(40, { medianDays: 21, percentile90Days: 21 });
  const page = await openFigures("/figures?period=thisMonth");
  await page.answer({ ...full, total: many, months: [{ month: "2026-01", counts: many }] });
  expect(percentile()).toBeTruthy();
});
