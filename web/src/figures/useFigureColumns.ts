import type { MessageId } from "../i18n/catalogues.ts";
import type { FigureColumn } from "./FiguresTable.tsx";
import type { Counts } from "./figureCounts.ts";
import { type FigureRow, registerPath } from "./figureRows.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

export function useFigureColumns(compares: boolean, comparesMonths: boolean) {
  const { number, days, share } = useFigureTexts();
  const before = (label: MessageId, textOf: (counts: Counts) => string, isShown = comparesMonths): FigureColumn[] =>
    isShown ? [{ label, cellOf: ({ before: counts }: FigureRow) => (counts ? textOf(counts) : "–") }] : [];
  const column = (label: MessageId, textOf: (counts: Counts) => string): FigureColumn => ({
    label,
    cellOf: ({ counts }) => textOf(counts),
  });
  /** A count of certificates links to the register's list of them, unless the count is 0. */
  const listed = (label: MessageId, countOf: (counts: Counts) => number, isSentOnly = false): FigureColumn => ({
    label,
    cellOf: ({ counts }) => number(countOf(counts)),
    addressOf: ({ counts, days: listedDays }) =>
      listedDays && countOf(counts) > 0 ? registerPath(listedDays, isSentOnly) : null,
  });
  return {
    certificates: [
      listed("figures.activated", ({ activated }) => activated),
      listed("figures.sent", ({ sent }) => sent, true),
      column("figures.rooms", ({ rooms }) => number(rooms)),
      ...before("figures.activatedBefore", ({ activated }) => number(activated)),
    ],
    days: [
      column("figures.median", ({ medianDays }) => days(medianDays)),
      column("figures.percentile90", ({ percentile90Days }) => days(percentile90Days)),
      ...before("figures.halfBefore", ({ medianDays }) => days(medianDays)),
    ],
    installers: [
      column("figures.rooms", ({ rooms }) => number(rooms)),
      column("figures.activated", ({ activated }) => number(activated)),
      column("figures.median", ({ medianDays }) => days(medianDays)),
      column("figures.outside", share),
      ...before("figures.roomsBefore", ({ rooms }) => number(rooms), compares),
    ],
    outside: [
      column("figures.outsideValues", ({ outsideValues }) => number(outsideValues)),
      column("figures.judgedValues", ({ judgedValues }) => number(judgedValues)),
      column("figures.outside", share),
      ...before("figures.outsideBefore", ({ outsideValues }) => number(outsideValues)),
    ],
  };
}
