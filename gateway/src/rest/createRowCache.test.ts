import { beforeEach, expect, test } from "@jest/globals";
import DataLoader from "dataloader";
import { createRowCache, type RowCache } from "./createRowCache.ts";

type Row = { id: string; name: string };

let rows: RowCache<Row>;
let loader: DataLoader<string, Row | null>;
let asked: string[];
beforeEach(() => {
  rows = createRowCache();
  asked = [];
  const read = (id: string) => {
    asked.push(id);
    return { id, name: "read" };
  };
  loader = new DataLoader(async (ids) => ids.map(read), { cacheMap: rows });
});

const listed = { id: "a", name: "listed" };

test("a row of a list is not read again", async () => {
  rows.add([listed]);
  expect(await loader.load("a")).toBe(listed);
  expect(await loader.load("b")).toEqual({ id: "b", name: "read" });
  expect(asked).toEqual(["b"]);
});

test("what was loaded before stays", async () => {
  await loader.load("a");
  rows.add([listed]);
  expect((await loader.load("a"))?.name).toBe("read");
});

test("what was changed since the list came is read anew, or is what it was changed to", async () => {
  rows.add([listed, { id: "b", name: "listed" }]);
  loader.clear("a").clear("b").prime("b", { id: "b", name: "changed" });
  expect((await loader.load("a"))?.name).toBe("read");
  expect((await loader.load("b"))?.name).toBe("changed");
});

test("nothing is left of it once all is cleared", async () => {
  rows.add([listed]);
  loader.clearAll();
  expect((await loader.load("a"))?.name).toBe("read");
});
