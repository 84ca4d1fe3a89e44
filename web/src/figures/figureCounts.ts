import { graphql, readInlineData } from "react-relay/hooks";
import type { figureCounts_counts$key } from "./__generated__/figureCounts_counts.graphql.ts";

const fragment = graphql`
  fragment figureCounts_counts on FigureCounts @inline {
    activated
    sent
    rooms
    medianDays
    percentile90Days
    judgedValues
    outsideValues
  }
`;

export const readCounts = (countsRef: figureCounts_counts$key) => readInlineData(fragment, countsRef);

export type Counts = Omit<ReturnType<typeof readCounts>, " $fragmentType">;

export const noCounts: Counts = {
  activated: 0,
  sent: 0,
  rooms: 0,
  medianDays: null,
  percentile90Days: null,
  judgedValues: 0,
  outsideValues: 0,
};

/** Null if no value had a limit. */
export const shareOutside = ({ outsideValues, judgedValues }: Counts) =>
  judgedValues === 0 ? null : outsideValues / judgedValues;
