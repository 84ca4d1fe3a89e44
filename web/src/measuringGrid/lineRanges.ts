/** Ascending line numbers in words, such as "9, 11–13". */
export function lineRanges(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else if (line !== last?.[1]) ranges.push([line, line]);
  }
  return ranges.map(([first, end]) => (first === end ? `${first}` : `${first}–${end}`)).join(", ");
}
