import { describe, expect, test } from "@jest/globals";
import { fetchAllPages, fetchUntilShortPage, lazyPagedList } from "./paging.ts";

type Range = { skip: number; take: number };

function listOf(size: number, count: (asked: number) => number = () => size) {
  const asked: Range[] = [];
  const rows = Array.from({ length: size }, (_, index) => ({ id: `r${index}` }));
  const load = async ({ skip, take }: Range) => {
    asked.push({ skip, take });
    return { data: rows.slice(skip, skip + take), meta: { count: count(asked.length) } };
  };
  return { load, asked };
}

describe("by count", () => {
  test.each([
    [0, 1],
    [10, 1],
    [25, 1],
    [26, 2],
    [60, 3],
    [1_000, 40],
  ])("%i rows take %i pages of 25", async (size, pages) => {
    const { load, asked } = listOf(size);
    const { nodes, totalCount, isTruncated } = await fetchAllPages(load);
    expect({ rows: nodes.length, totalCount, isTruncated }).toEqual({
      rows: size,
      totalCount: size,
      isTruncated: false,
    });
    expect(asked).toHaveLength(pages);
    expect(asked.every(({ take }) => take === 25)).toBe(true);
  });

  test("a page that fails ends the reading, and is told when no other is under way any more", async () => {
    const { load, asked } = listOf(5_000);
    const underWay: (() => void)[] = [];
    let isTold = false;
    const gathered = fetchAllPages(async (range) => {
      const page = await load(range);
      if (range.skip === 0) return page;
      if (range.skip === 100) throw new Error("broken");
      await new Promise<void>((resolve) => underWay.push(resolve));
      return page;
    });
    const told = gathered.catch((error: Error) => {
      isTold = true;
      return error.message;
    });
    await new Promise(setImmediate);
    expect([underWay.length, isTold]).toEqual([63, false]);
    for (const answer of underWay) answer();
    expect(await told).toBe("broken");
    expect(asked).toHaveLength(65);
  });

  test.each([
    [25, 1],
    [1_000, 2],
    [1_625, 2],
    [1_650, 3],
    [10_000, 8],
  ])("%i rows take %i waves", async (size, waves) => {
    const { load } = listOf(size);
    let underWay: (() => void)[] = [];
    const gathered = fetchAllPages(async (range) => {
      await new Promise<void>((resolve) => underWay.push(resolve));
      return load(range);
    });
    let seen = 0;
    for (; underWay.length > 0; seen++) {
      expect(underWay.length).toBeLessThanOrEqual(64);
      const wave = underWay;
      underWay = [];
      for (const answer of wave) answer();
      await new Promise(setImmediate);
    }
    expect((await gathered).nodes).toHaveLength(size);
    expect(seen).toBe(waves);
  });

  test("a count that is far too large ends at an empty page", async () => {
    const { load, asked } = listOf(30, () => 1_000_000);
    expect((await fetchAllPages(load)).nodes).toHaveLength(30);
    // Two pages with rows, 64 calls that were under way, and three of the second read.
    expect(asked.length).toBeLessThanOrEqual(2 + 64 + 3);
  });

  test("a count that grows while reading is followed", async () => {
    const { load } = listOf(80, (asked) => (asked === 1 ? 50 : 80));
    expect((await fetchAllPages(load)).nodes).toHaveLength(80);
  });

  test("a row that comes twice is taken once, and a short page loses no other", async () => {
    const pages = [[{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }], [{ id: "d" }]];
    const { nodes } = await fetchAllPages(async ({ skip }) => ({ data: pages[skip / 25] ?? [], meta: { count: 70 } }));
    expect(nodes.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  test("at 10,000 rows it ends and says so", async () => {
    const { load, asked } = listOf(10_100);
    const { nodes, isTruncated, totalCount } = await fetchAllPages(load);
    expect({ rows: nodes.length, isTruncated, totalCount }).toEqual({
      rows: 10_000,
      isTruncated: true,
      totalCount: 10_100,
    });
    expect(asked).toHaveLength(400);
  });

  test("a failing page fails the list", async () => {
    const load = async ({ skip }: Range) => {
      if (skip === 50) throw new Error("page three");
      return { data: [{ id: `r${skip}` }], meta: { count: 75 } };
    };
    await expect(fetchAllPages(load)).rejects.toThrow("page three");
  });
});

describe("a lazy list", () => {
  test("gives each who asks the rows of one reading", async () => {
    const { load, asked } = listOf(1_000);
    const list = lazyPagedList(load);
    const first = list.all();
    expect(await list.count()).toBe(1_000);
    expect(await list.all()).toEqual(await first);
    expect((await first).nodes).toHaveLength(1_000);
    expect(asked).toHaveLength(40);
  });

  test("holds a row that comes twice once", async () => {
    const { load } = listOf(10_100);
    const list = lazyPagedList(async (range) => {
      const { data, meta } = await load(range);
      return { data: range.skip === 50 ? [...data.slice(1), { id: "r0" }] : data, meta };
    });
    const { nodes, isTruncated, totalCount } = await list.all();
    expect({ rows: nodes.length, isTruncated, totalCount }).toEqual({
      rows: 9_999,
      isTruncated: false,
      totalCount: 10_100,
    });
    expect(nodes.filter(({ id }) => id === "r0")).toHaveLength(1);
  });
});

describe("until a short page", () => {
  test.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [60, 3],
  ])("%i rows take %i pages, whatever the count says", async (size, pages) => {
    const { load, asked } = listOf(size, () => 3);
    expect((await fetchUntilShortPage(load)).nodes).toHaveLength(size);
    expect(asked).toHaveLength(pages);
  });

  test("endless full pages end at 10,000 rows", async () => {
    let next = 0;
    const load = async () => ({
      data: Array.from({ length: 25 }, () => ({ id: `r${next++}` })),
      meta: { count: 99_999 },
    });
    expect(await fetchUntilShortPage(load)).toMatchObject({ isTruncated: true, totalCount: 99_999 });
  });
});
