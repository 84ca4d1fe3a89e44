type Point = { seconds: number; value: number };

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The growth per second, by least squares; 0 for fewer than two points. */
export function slope(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [seconds, value] = [mean((point) => point.seconds), mean((point) => point.value)];
  const spread = points.reduce((sum, point) => sum + (point.seconds - seconds) ** 2, 0);
  const together = points.reduce((sum, point) => sum + (point.seconds - seconds) * (point.value - value), 0);
  return spread > 0 ? together / spread : 0;
}
