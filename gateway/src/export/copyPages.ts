import { ExportFailure, type ExportPage } from "./exportPage.ts";
import type { ExportRange } from "./exportQuery.ts";

export type ExportPart = { lines: string[]; incompleteRows: number };

type Steps = {
  /** Null if a page of this size costs too much or takes too long. */
  readPage(range: ExportRange): Promise<ExportPage | null>;
  writePart(part: ExportPart): Promise<void>;
};
type Options = { pageSize: number; maxPartBytes: number; maxPartMs: number };

/** Holds one page and one part in memory. Each written part also tells the service that the export is alive. */
export async function copyPages({ readPage, writePart }: Steps, options: Options): Promise<void> {
  const { maxPartBytes, maxPartMs } = options;
  let part: ExportPart = { lines: [], incompleteRows: 0 };
  let bytes = 0;
  let writtenAt = Date.now();
  const write = async () => {
    await writePart(part);
    part = { lines: [], incompleteRows: 0 };
    bytes = 0;
    writtenAt = Date.now();
  };
  for await (const page of readPages(readPage, options.pageSize)) {
    for (const { text, isIncomplete } of page?.lines ?? []) {
      part.lines.push(text);
      part.incompleteRows += Number(isIncomplete);
      bytes += Buffer.byteLength(text);
      if (bytes >= maxPartBytes) await write();
    }
    if (Date.now() - writtenAt >= maxPartMs) await write();
  }
  if (part.lines.length > 0) await write();
}

/** Yields null before it reads a page again with fewer rows. */
async function* readPages(readPage: Steps["readPage"], pageSize: number): AsyncGenerator<ExportPage | null> {
  let first = pageSize;
  for (let after: string | null = null; ; ) {
    const page: ExportPage | null = await readPage({ first, after });
    yield page;
    if (page === null) {
      first = Math.ceil(first / 2);
      continue;
    }
    if (page.endCursor === null) return;
    if (page.endCursor === after)
      throw new ExportFailure("READ_FAILED", "The list does not go on behind its own cursor.");
    after = page.endCursor;
  }
}
