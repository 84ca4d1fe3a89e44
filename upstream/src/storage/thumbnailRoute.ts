import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { findCompanyId } from "../database/uniqueKeys.ts";
import { notFound } from "../errors.ts";
import type { Storage } from "./createStorage.ts";
import { loadColorThumbnail, type ThumbnailQueue } from "./thumbnails.ts";

type Services = { db: Kysely<Tables>; storage: Pick<Storage, "isSigned"> };

type ThumbnailRequest = {
  Params: { fileId: string };
  Querystring: { expires?: string; signature?: string };
};

/** Answers with a photo's thumbnail, and draws it first if the photo is older than thumbnails or still queued. */
export function thumbnailRoute(app: FastifyInstance, { db, storage }: Services, queue: ThumbnailQueue): void {
  app.get<ThumbnailRequest>("/files/thumbnail/:fileId", async ({ params: { fileId }, query }, reply) => {
    const { expires = "", signature = "" } = query;
    if (!storage.isSigned("GET", `thumbnail/${fileId}`, String(expires), String(signature))) throw notFound();
    const companyId = await findCompanyId(db, "file", fileId);
    if (companyId === undefined) throw notFound();
    const file = { companyId, fileId };
    let color = await loadColorThumbnail(db, file);
    if (color === undefined) {
      await queue.add(file);
      color = await loadColorThumbnail(db, file);
    }
    if (!color) throw notFound();
    return (
      reply
        .type("image/webp")
        .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header("x-content-type-options", "nosniff")
        .header("cross-origin-resource-policy", "cross-origin")
        .header("referrer-policy", "no-referrer")
        // A thumbnail never changes. Links are valid for at least this hour.
        .header("cache-control", "private, max-age=3600, immutable")
        .send(color)
    );
  });
}
