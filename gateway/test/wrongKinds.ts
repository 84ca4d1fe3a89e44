const change = (value: unknown, isWrong: (value: unknown) => boolean, instead: unknown): unknown => {
  if (isWrong(value)) return instead;
  if (Array.isArray(value)) return value.map((one) => change(one, isWrong, instead));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, change(below, isWrong, instead)]));
};

/** A good answer in which each number is a word: still JSON, and no longer the contract's. */
export const withWordsForNumbers = (answer: string) =>
  JSON.stringify(change(JSON.parse(answer), (value) => typeof value === "number", "twelve"));

/** As `withWordsForNumbers`, for what is true or false. */
export const withObjectsForFlags = (answer: string) =>
  JSON.stringify(change(JSON.parse(answer), (value) => typeof value === "boolean", { is: "so" }));

/** A good list whose rows are words; any other answer as it is. */
export const withWordsForRows = (answer: string) => withData(answer, (rows) => rows.map(() => "row"));

/** A good list that is none; any other answer as it is. */
export const withAWordForTheList = (answer: string) => withData(answer, () => "rows");

function withData(answer: string, instead: (rows: unknown[]) => unknown): string {
  const json: unknown = JSON.parse(answer);
  const isList = typeof json === "object" && json !== null && "data" in json && Array.isArray(json.data);
  return isList ? JSON.stringify({ ...json, data: instead(json.data as unknown[]) }) : answer;
}
