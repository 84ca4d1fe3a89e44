type Path = (string | number)[];

/** The paths where two answers differ although no error is at or below the path. */
export function unexplained(whole: unknown, part: unknown, errors: Path[], path: Path = []): string[] {
  if (JSON.stringify(whole) === JSON.stringify(part)) return [];
  const isNamed = errors.some((error) => path.every((key, index) => error[index] === key));
  if (part === null || part === undefined) return isNamed ? [] : [path.join(".")];
  if (typeof whole !== "object" || whole === null || typeof part !== "object") return [path.join(".")];
  const keyOf = (key: string) => (Array.isArray(whole) ? Number(key) : key);
  return Object.keys(whole).flatMap((key) =>
    unexplained(Reflect.get(whole, key), Reflect.get(part, key), errors, [...path, keyOf(key)]),
  );
}
