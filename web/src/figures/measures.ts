import type { MessageId } from "../i18n/catalogues.ts";
import type { Counts } from "./figureCounts.ts";

/** A series of bars, one for each month or installer. */
export type Series = { label: MessageId; sizeOf: (counts: Counts) => number | null | undefined };

/** The first series has filled bars and the second outlined ones, so that no colour is needed. */
export type Measure = { label: MessageId; isShare?: boolean; series: readonly [Series] | readonly [Series, Series] };

/** Null if no value had a limit. */
export const shareOutside = ({ outsideValues, judgedValues }: Counts) =>
  judgedValues === 0 ? null : outsideValues / judgedValues;

export const certificatesMeasure: Measure = {
  label: "figures.certificates",
  series: [
    { label: "figures.activated", sizeOf: ({ activated }) => activated },
    { label: "figures.sent", sizeOf: ({ sent }) => sent },
  ],
};

export const measures: readonly Measure[] = [
  certificatesMeasure,
  {
    label: "figures.daysToWarranty",
    series: [
      { label: "figures.median", sizeOf: ({ medianDays }) => medianDays },
      { label: "figures.percentile90", sizeOf: ({ percentile90Days }) => percentile90Days },
    ],
  },
  { label: "figures.outside", isShare: true, series: [{ label: "figures.outside", sizeOf: shareOutside }] },
];
