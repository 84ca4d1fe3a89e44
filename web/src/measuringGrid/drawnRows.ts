type Drawn<Row> = { key: string; gap: number } | { index: number; row: Row };

/** The rows in view and the active row, which always stays rendered. A gap stands for rows that are not rendered. */
export function drawnRows<Row>(
  rows: readonly Row[],
  view: { first: number; end: number },
  active: number,
): Drawn<Row>[] {
  const drawn: Drawn<Row>[] = [];
  let next = 0;
  rows.forEach((row, index) => {
    if (index !== active && (index < view.first || index >= view.end)) return;
    if (index > next) drawn.push({ key: `gap before ${index === active ? "active" : "view"}`, gap: index - next });
    drawn.push({ index, row });
    next = index + 1;
  });
  if (next < rows.length) drawn.push({ key: "gap after", gap: rows.length - next });
  return drawn;
}
