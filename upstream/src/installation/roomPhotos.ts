import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { buildSteps } from "../step/buildSteps.ts";
import { unfilledFields } from "../step/findMissing.ts";
import type { InstallationContents } from "../step/loadInstallationContents.ts";
import type { Storage } from "../storage/createStorage.ts";
import { loadPictures } from "../storage/thumbnails.ts";

type Photo = Pick<components["schemas"]["Installation"], "photo" | "lacksPhoto">;
export type Files = { db: Kysely<Tables>; storage: Pick<Storage, "downloadLink" | "thumbnailLink"> };

/** Returns by installation id the last photo in the order of the steps, and whether a required photo is missing. */
export async function roomPhotos(
  { db, storage }: Files,
  companyId: string,
  allContents: ReadonlyMap<string, InstallationContents>,
): Promise<Map<string, Photo>> {
  const added = new Map([...allContents].map(([id, contents]) => [id, filesOf(contents)]));
  const fileIds = [...added.values()].flat().map(({ fileId }) => fileId);
  const pictures = await loadPictures(db, companyId, fileIds);
  return new Map(
    [...allContents].map(([id, contents]) => {
      const shown = added.get(id)?.findLast(({ fileId }) => pictures.has(fileId));
      const photo = shown
        ? {
            fileName: shown.fileName,
            url: storage.downloadLink(shown.fileId),
            thumbnailUrl: pictures.get(shown.fileId) ? storage.thumbnailLink(shown.fileId) : null,
          }
        : null;
      return [id, { photo, lacksPhoto: lacksPhoto(contents) }];
    }),
  );
}

const filesOf = (contents: InstallationContents) =>
  buildSteps(contents, "en").flatMap(({ entries }) =>
    entries.flatMap(({ recording }) => recording?.data.attachments ?? []),
  );

const lacksPhoto = (contents: InstallationContents) =>
  buildSteps(contents, "en").some(({ entries }) =>
    entries.some((entry) => unfilledFields(entry).includes("attachments")),
  );
