import { scaleBand } from "d3-scale";

export const chartHeight = 208;
export const plot = { top: 22, bottom: 168 };

/** The insets leave room for the numbers of an axis at the left and for names at the right. */
export const monthScale = (
  months: readonly { key: string }[],
  width: number,
  [left, right]: readonly [number, number] = [0, 0],
) =>
  scaleBand(
    months.map(({ key }) => key),
    [left, width - right],
  ).padding(0.25);
