import { describe, expect, test } from "@jest/globals";
import { fetchAllPages, fetchUntilShortPage, lazyPagedList, readRange } from "./paging.ts";

type Range = { skip: number; take: number };

const sixty = Array.from({ length: 60 }, (_, index) => ({ id: `r${index}` }));

function sixtyRows(count: unknown, maxRows = 25) {
  const asked: Range[] = [];
  const load = async ({ skip, take }: Range) => {
    asked.push({ skip, take });
    return { data: sixty.slice(skip, skip + Math.min(take, maxRows)), meta: { count } as { count: number } };
  };
  return { asked, load };
}

describe("rows and a count that differ", () => {
  test.each([
    [0, 25, { hasWrongCount: true, totalCount: 60, pages: 5 }],
    [40, 25, { hasWrongCount: true, totalCount: 60, pages: 6 }],
    [70, 25, { hasWrongCount: true, totalCount: 70, pages: 7 }],
    [60, 10, { hasWrongCount: false, totalCount: 60, pages: 10 }],
  ])("a count of %i and pages of %i give all 60 rows, and a wrong count is told", async (count, maxRows, expected) => {
    const { load, asked } = sixtyRows(count, maxRows);
    const { nodes, ...told } = await fetchAllPages(load);
    expect(nodes).toHaveLength(60);
    expect({ ...told, pages: asked.length }).toEqual({ isTruncated: false, ...expected });
  });

  test("a row that is deleted between two pages hides no other", async () => {
    const rows = [...sixty];
    const { nodes, hasWrongCount } = await fetchAllPages(async ({ skip, take }) => {
      const data = rows.slice(skip, skip + take);
      const meta = { count: rows.length };
      if (skip === 0 && rows.length === 60) rows.shift();
      return { data, meta };
    });
    expect(hasWrongCount).toBe(false);
    expect(nodes).toEqual(rows);
  });

  test("a service that always gives the same page is asked no more than twice over", async () => {
    const { load, asked } = sixtyRows(60);
    const { nodes, hasWrongCount } = await fetchAllPages(({ take }) => load({ skip: 0, take }));
    expect({ rows: nodes.length, hasWrongCount }).toEqual({ rows: 25, hasWrongCount: true });
    expect(asked).toHaveLength(5);
  });

  test("the rows of the first read are returned when the second fails", async () => {
    const { load, asked } = sixtyRows(70);
    const { nodes, hasWrongCount } = await fetchAllPages((range) => {
      if (asked.length === 4) throw new Error("over the budget");
      return load(range);
    });
    expect({ rows: nodes.length, hasWrongCount }).toEqual({ rows: 60, hasWrongCount: true });
  });

  test.each([undefined, null, -1, 2.5, "60", Number.NaN])("a count of %p is no answer", async (count) => {
    const { load } = sixtyRows(count);
    const unreadable = { extensions: { code: "UPSTREAM_ERROR" } };
    await expect(fetchAllPages(load)).rejects.toMatchObject(unreadable);
    await expect(lazyPagedList(load).count()).rejects.toMatchObject(unreadable);
    await expect(readRange(load, { skip: 0, first: 30 })).rejects.toMatchObject(unreadable);
  });

  test("no meta at all is no answer either, except for users", async () => {
    const load = async () => ({ data: [{ id: "a" }] }) as { data: { id: string }[]; meta: { count: number } };
    await expect(fetchAllPages(load)).rejects.toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
    expect(await fetchUntilShortPage(load)).toMatchObject({ totalCount: 1, hasWrongCount: false });
  });

  test.each([
    [60, 10, { skip: 0, first: 50 }, { rows: 50, hasWrongCount: false }],
    [60, 25, { skip: 50, first: 25 }, { rows: 10, hasWrongCount: false }],
    [40, 25, { skip: 25, first: 25 }, { rows: 25, hasWrongCount: true }],
    [70, 25, { skip: 50, first: 25 }, { rows: 10, hasWrongCount: true }],
  ])("of a count of %i and pages of %i the rows %p are %p", async (count, maxRows, window, expected) => {
    const { rows, hasWrongCount } = await readRange(sixtyRows(count, maxRows).load, window);
    expect({ rows: rows.length, hasWrongCount }).toEqual(expected);
  });
});

describe("users, whose count is not specified", () => {
  test("pages that are shorter than asked for go on while the count tells of more", async () => {
    const { load, asked } = sixtyRows(60, 10);
    expect(await fetchUntilShortPage(load)).toMatchObject({ totalCount: 60, hasWrongCount: false });
    expect(asked).toHaveLength(6);
  });

  test("a count that is no number is left alone", async () => {
    const { load, asked } = sixtyRows("many");
    expect(await fetchUntilShortPage(load)).toMatchObject({ totalCount: 60, hasWrongCount: false });
    expect(asked).toHaveLength(3);
  });
});
