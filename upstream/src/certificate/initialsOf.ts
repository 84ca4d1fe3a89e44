/** Short signs for the people of a record, no two alike: `ES`, `JB`, `ES2`. */
export function initialsOf(names: string[]): Map<string, string> {
  const signs = new Map<string, string>();
  for (const name of new Set(names)) {
    const sign = name
      .split(/\s+/)
      .map((part) => [...part][0]?.toLocaleUpperCase() ?? "")
      .join("");
    const alike = [...signs.values()].filter((taken) => taken.replace(/\d+$/, "") === sign).length;
    signs.set(name, alike === 0 ? sign : `${sign}${alike + 1}`);
  }
  return signs;
}
