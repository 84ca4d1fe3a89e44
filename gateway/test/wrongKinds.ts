const change = (value: unknown, isWrong: (value: unknown) => boolean, instead: unknown): unknown => {
  if (isWrong(value)) return instead;
  if (Array.isArray(value)) return value.map((one) => change(one, isWrong, instead));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, change(below, isWrong, instead)]));
};

/** Replaces each number by a word: valid JSON that breaks the contract. */
export const withWordsForNumbers = (answer: string) =>
  JSON.stringify(change(JSON.parse(answer), (value) => typeof value === "number", "twelve"));

export const withObjectsForFlags = (answer: string) =>
  JSON.stringify(change(JSON.parse(answer), (value) => typeof value === "boolean", { is: "so" }));

export const withWordsForRows = (answer: string) => withData(answer, (rows) => rows.map(() => "row"));

export const withAWordForTheList = (answer: string) => withData(answer, () => "rows");

function withData(answer: string, instead: (rows: unknown[]) => unknown): string {
  const json: unknown = JSON.parse(answer);
  const isList = typeof json === "object" && json !== null && "data" in json && Array.isArray(json.data);
  return isList ? JSON.stringify({ ...json, data: instead(json.data as unknown[]) }) : answer;
}
