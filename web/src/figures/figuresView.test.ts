import { expect, test } from "@jest/globals";
import { daysBefore, type FiguresPeriod, figuresDaysOfAddress, monthsBetween } from "./figuresView.ts";

test("periods begin and end with whole months, and a running one ends today", () => {
  const days = (search: string) => {
    const { from, to } = figuresDaysOfAddress(`http://office.example/figures${search}`, "2026-02-10");
    return { from, to };
  };
  expect(days("")).toEqual({ from: "2026-01-01", to: "2026-02-10" });
  expect(days("?period=lastTwelveMonths")).toEqual({ from: "2025-03-01", to: "2026-02-10" });
  expect(days("?period=thisQuarter")).toEqual({ from: "2026-01-01", to: "2026-02-10" });
  expect(days("?period=lastQuarter")).toEqual({ from: "2025-10-01", to: "2025-12-31" });
  expect(days("?period=lastHalfYear")).toEqual({ from: "2025-07-01", to: "2025-12-31" });
  expect(days("?period=lastMonth")).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(days("?period=dates&from=1.6.2025&to=2025-06")).toEqual({ from: "2025-06-01", to: "2025-06-30" });
  expect(days("?period=never&from=x")).toEqual({ from: "2026-01-01", to: "2026-02-10" });
});

test("the period before has as many months, or as many days", () => {
  const before = (from: string, to: string) => daysBefore({ period: "dates", from, to });
  expect(before("2026-01-01", "2026-12-31")).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  expect(before("2024-02-01", "2024-02-29")).toEqual({ from: "2024-01-01", to: "2024-01-31" });
  expect(before("2026-03-02", "2026-03-31")).toEqual({ from: "2026-01-31", to: "2026-03-01" });
  expect([before("", "2026-01-31"), before("2026-01-01", "")]).toEqual([null, null]);
});

test("a running period is compared with the same days of the period before", () => {
  const before = (period: FiguresPeriod, today: string) => daysBefore({ period, from: "", to: "" }, today);
  expect(before("thisYear", "2026-11-28")).toEqual({ from: "2025-01-01", to: "2025-11-28" });
  expect(before("thisQuarter", "2026-11-28")).toEqual({ from: "2026-07-01", to: "2026-08-28" });
  expect(before("lastTwelveMonths", "2026-11-28")).toEqual({ from: "2024-12-01", to: "2025-11-28" });
  expect(before("thisMonth", "2026-03-30")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(before("thisYear", "2026-12-31")).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  expect(before("lastYear", "2026-11-28")).toEqual({ from: "2024-01-01", to: "2024-12-31" });
});

test("a chart has the months between, unless they are too many to draw", () => {
  expect(monthsBetween(["2025-11", "2026-02"])).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween(["1999-01", "2026-02"])).toEqual(["1999-01", "2026-02"]);
  expect(monthsBetween([])).toEqual([]);
});
