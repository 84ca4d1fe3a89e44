import { scaleBand } from "d3-scale";

export const chartHeight = 208;
export const plot = { top: 22, bottom: 168 };

/** Room for the numbers of the axis. */
export const axisWidth = 34;

export const monthScale = (months: readonly { key: string }[], width: number) =>
  scaleBand(
    months.map(({ key }) => key),
    [axisWidth, width],
  ).padding(0.16);
