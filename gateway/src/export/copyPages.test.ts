import { expect, test } from "@jest/globals";
import { copyPages, type ExportPart } from "./copyPages.ts";
import type { ExportPage } from "./exportPage.ts";
import type { ExportRange } from "./exportQuery.ts";

const usual = { pageSize: 100, maxPartBytes: 1_000_000, maxPartMs: 60_000 };
const line = (text: string, isIncomplete = false) => ({ text, isIncomplete });

/** Copies `rows` rows of ten bytes. Returns reads and writes in order, and the most rows held in memory. */
async function copy(rows: number, options: Partial<typeof usual> = {}, maxReadable = 100) {
  const log: string[] = [];
  const parts: ExportPart[] = [];
  let held = 0;
  let maxHeld = 0;
  await copyPages(
    {
      async readPage({ first, after }: ExportRange): Promise<ExportPage | null> {
        const start = Number(after ?? 0);
        log.push(`read ${first} after ${start}`);
        if (first > maxReadable) return null;
        const end = Math.min(start + first, rows);
        held += end - start;
        maxHeld = Math.max(maxHeld, held);
        const lines = Array.from({ length: end - start }, (_, row) => line(String(start + row).padStart(10, "0")));
        return { lines, endCursor: end < rows ? String(end) : null };
      },
      async writePart(part) {
        log.push(`write ${part.lines.length}`);
        held -= part.lines.length;
        parts.push(part);
      },
    },
    { ...usual, ...options },
  );
  return { log, parts, maxHeld, lines: parts.flatMap(({ lines }) => lines.map(Number)) };
}

test("pages are written before the next are read, and never collected", async () => {
  const { log, lines, maxHeld } = await copy(250, { maxPartBytes: 1_000 });
  expect(log).toEqual([
    "read 100 after 0",
    "write 100",
    "read 100 after 100",
    "write 100",
    "read 100 after 200",
    "write 50",
  ]);
  expect(lines).toEqual(Array.from({ length: 250 }, (_, row) => row));
  expect(maxHeld).toBe(100);
});

test("a part has lines up to its limit, and small pages share one", async () => {
  expect((await copy(100, { maxPartBytes: 300 })).log).toEqual([
    "read 100 after 0",
    "write 30",
    "write 30",
    "write 30",
    "write 10",
  ]);
  expect((await copy(300)).log.filter((entry) => entry.startsWith("write"))).toEqual(["write 300"]);
});

test("after a while a part is written however few its lines are, so that the service hears of the export", async () => {
  expect((await copy(200, { maxPartMs: 0 })).log).toEqual([
    "read 100 after 0",
    "write 100",
    "read 100 after 100",
    "write 100",
  ]);
  expect((await copy(60, { maxPartMs: 0 }, 60)).log).toEqual([
    "read 100 after 0",
    "write 0",
    "read 50 after 0",
    "write 50",
    "read 50 after 50",
    "write 10",
  ]);
});

test("pages that are too large are read again with half of the rows, and so the rest", async () => {
  const { log, lines } = await copy(30, { pageSize: 25 }, 10);
  expect(log.slice(0, 5)).toEqual([
    "read 25 after 0",
    "read 13 after 0",
    "read 7 after 0",
    "read 7 after 7",
    "read 7 after 14",
  ]);
  expect(lines).toEqual(Array.from({ length: 30 }, (_, row) => row));
});

test("an empty list writes nothing", async () => {
  expect((await copy(0)).log).toEqual(["read 100 after 0"]);
});

test("incomplete rows are counted with the part that they are in", async () => {
  const parts: ExportPart[] = [];
  const lines = [line("1", true), line("2"), line("3", true), line("4", true)];
  const readPage = async () => ({ lines, endCursor: null });
  const writePart = async (part: ExportPart) => void parts.push(part);
  await copyPages({ readPage, writePart }, { ...usual, maxPartBytes: 2 });
  expect(parts).toEqual([
    { lines: ["1", "2"], incompleteRows: 1 },
    { lines: ["3", "4"], incompleteRows: 2 },
  ]);
});

test("a list whose cursor does not move ends with a failure instead of going on for ever", async () => {
  const readPage = async () => ({ lines: [line("1")], endCursor: "same" });
  const copying = copyPages({ readPage, writePart: async () => {} }, usual);
  await expect(copying).rejects.toMatchObject({ code: "READ_FAILED" });
});
