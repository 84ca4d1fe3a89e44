type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const idOf = (value: unknown) => (isObject(value) && typeof value.id === "string" ? value.id : null);

/** All objects of an answer that have an id, with their fields. */
export function idsIn(answer: unknown, found = new Map<string, Fields>()): Map<string, Fields> {
  if (!isObject(answer)) return found;
  const id = idOf(answer);
  if (id !== null) found.set(id, { ...found.get(id), ...answer });
  for (const value of Object.values(answer)) idsIn(value, found);
  return found;
}

/** Merges newer fields into an answer, like Relay's store. Adds no field, so that the answer still fits its request. */
export function mergeAnswer(kept: unknown, objects: ReadonlyMap<string, Fields>): unknown {
  if (Array.isArray(kept)) return kept.map((item) => mergeAnswer(item, objects));
  if (!isObject(kept)) return kept;
  const news = objects.get(idOf(kept) ?? "");
  return news ? overlay(kept, news, objects) : mapFields(kept, (value) => mergeAnswer(value, objects));
}

function overlay(kept: unknown, told: unknown, objects: ReadonlyMap<string, Fields>): unknown {
  // Another answer may have more or newer fields of the same object.
  const news = objects.get(idOf(told) ?? "") ?? told;
  if (Array.isArray(kept) && Array.isArray(news))
    return news.map((item, index) => overlay(counterpart(kept, item, index), item, objects));
  if (!isObject(kept) || !isObject(news) || Array.isArray(kept) || idOf(kept) !== idOf(news)) return news;
  return mapFields(kept, (value, name) =>
    Object.hasOwn(news, name) ? overlay(value, news[name], objects) : mergeAnswer(value, objects),
  );
}

const counterpart = (kept: readonly unknown[], item: unknown, index: number) =>
  idOf(item) === null ? kept[index] : kept.find((other) => idOf(other) === idOf(item));

const mapFields = (fields: Fields, map: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]));
