/** How many objects an answer lets one look into: the rows of a list or connection, else the one that it is. */
export function objectsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.filter((row) => row !== null).length;
  if (typeof answer !== "object" || answer === null) return answer === undefined || answer === null ? 0 : 1;
  if ("data" in answer && Array.isArray(answer.data)) return answer.data.length;
  if ("edges" in answer && Array.isArray(answer.edges)) return answer.edges.length;
  // As `{ "archive": null }`, which tells that there is none.
  return Object.values(answer).every((value) => value === null) ? 0 : 1;
}

/** The length of each list of an answer by its path, such as `data[].products`; of one that comes often, the longest. */
export function listsIn(answer: unknown): Map<string, number> {
  const found = new Map<string, number>();
  walk(answer, "");
  return found;

  function walk(value: unknown, path: string): void {
    if (Array.isArray(value)) {
      found.set(path, Math.max(value.length, found.get(path) ?? 0));
      for (const row of value) walk(row, `${path}[]`);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, below] of Object.entries(value)) walk(below, path === "" ? name : `${path}.${name}`);
    }
  }
}
