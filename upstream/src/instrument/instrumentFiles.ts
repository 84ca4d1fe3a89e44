import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";

const maxFiles = 20;

export const listInstrumentFiles: Handler<"listInstrumentFiles"> = async ({ db, storage, viewer, query }) => {
  const data = await readInstrumentFiles(
    db,
    storage,
    viewer.companyId,
    query.sha256 === undefined ? {} : { sha256: query.sha256 },
  );
  return { status: 200, body: { data } };
};

/** The latest files first. */
export async function readInstrumentFiles(
  db: Kysely<Tables>,
  storage: Storage,
  companyId: string,
  filter: { sha256: string } | { id: string } | Record<string, never>,
): Promise<components["schemas"]["InstrumentFile"][]> {
  const [wanted] = Object.entries(filter);
  const rows = await db
    .selectFrom("instrument_file as read")
    .innerJoin("file", (join) => join.onRef("file.company_id", "=", "read.company_id").onRef("file.id", "=", "read.id"))
    .leftJoin("app_user as reader", (join) =>
      join.onRef("reader.company_id", "=", "read.company_id").onRef("reader.id", "=", "read.read_by"),
    )
    .select(["read.id", "read.file_name as fileName", "read.sha256", "read.read_at", "read.read_by", "file.size"])
    .select(["reader.first_name", "reader.last_name", sql<number>`jsonb_array_length(read.lines)`.as("lineCount")])
    .select(
      sql<number>`(
        select count(*)::int from measured_with
        where measured_with.company_id = ${companyId} and instrument_file_id = read.id)`.as("valueCount"),
    )
    .where("read.company_id", "=", companyId)
    .$if(wanted !== undefined, (found) => found.where(`read.${wanted?.[0] as "id" | "sha256"}`, "=", wanted?.[1] ?? ""))
    .orderBy("read.read_at", "desc")
    .orderBy("read.id")
    .limit(maxFiles)
    .execute();
  return rows.map(({ first_name, last_name, read_at, read_by, size, ...file }) => ({
    ...file,
    url: storage.downloadLink(file.id),
    size: size ?? 0,
    readAt: read_at.toISOString(),
    readBy: first_name === null ? null : { id: read_by, firstName: first_name, lastName: last_name ?? "" },
  }));
}
