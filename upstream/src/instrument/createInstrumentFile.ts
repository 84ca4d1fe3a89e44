import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { shownType } from "../storage/fileType.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";
import { fileLines, maxLineLength, maxLines } from "./fileLines.ts";
import { readInstrumentFiles } from "./instrumentFiles.ts";
import { keepMapping, requireReadable } from "./instrumentMappings.ts";
import { lockInstrument, readInstrument } from "./instruments.ts";

export const createInstrumentFileUpload: Handler<"createInstrumentFileUpload"> = async ({
  db,
  storage,
  viewer,
  body,
}) => {
  if (shownType(body.fileName)) {
    const message = "A file of an instrument is text, such as CSV.";
    throw validationFailed([{ field: "contentType", code: "FILE_TYPE", message }]);
  }
  const upload = { companyId: viewer.companyId, kind: "readings" as const, ...body };
  return { status: 200, body: await prepareUpload(db, storage, upload) };
};

export const createInstrumentFile: Handler<"createInstrumentFile"> = async ({ db, storage, viewer, body }) => {
  const { companyId, personId } = viewer;
  const { fileName, instrumentId, columns } = body;
  requireReadable(columns);
  await readInstrument(db, storage, viewer, instrumentId);
  const id = storage.fileIdOf(body.url) ?? "";
  const sha256 = await findUploaded(db, companyId, id);
  const lines = fileLines(await storage.read(id));
  requireShort(lines);
  await db.transaction().execute(async (trx) => {
    const instrument = await lockInstrument(trx, companyId, instrumentId);
    await keepMapping(trx, instrument, columns);
    await trx
      .insertInto("instrument_file")
      .values({
        company_id: companyId,
        id,
        file_name: fileName,
        sha256,
        lines: JSON.stringify(lines),
        read_by: personId,
      })
      // A repeated request keeps the file of the first request.
      .onConflict((conflict) => conflict.columns(["company_id", "id"]).doNothing())
      .execute();
  });
  const [file] = await readInstrumentFiles(db, storage, companyId, { id });
  if (!file) throw notFound();
  return { status: 201, body: file };
};

async function findUploaded(db: Kysely<Tables>, companyId: string, id: string): Promise<string> {
  const file = await db
    .selectFrom("file")
    .select("sha256")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where("kind", "=", "readings")
    .where("stored_at", "is not", null)
    .executeTakeFirst();
  if (file?.sha256) return file.sha256;
  throw validationFailed([{ field: "url", code: "FIELD_VALUE", message: "No file was uploaded to this address." }]);
}

function requireShort(lines: readonly string[]): void {
  const long = lines.findIndex(({ length }) => length > maxLineLength);
  if (lines.length <= maxLines && long < 0) return;
  const fault =
    long < 0
      ? `The file has more than ${maxLines} lines.`
      : `Line ${long + 1} of the file has more than ${maxLineLength} characters.`;
  throw validationFailed([{ field: "url", code: "FILE_CONTENT", message: `${fault} It was not read.` }]);
}
