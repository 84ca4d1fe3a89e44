import type { Readable } from "node:stream";
import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { Kysely, Selectable } from "kysely";
import parseRange from "range-parser";
import { muchMegabytes, requireSpace } from "../database/diskSpace.ts";
import type { Tables } from "../database/tables.ts";
import { findCompanyId } from "../database/uniqueKeys.ts";
import { ApiError, errorCode, notFound, sendProblem } from "../errors.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { Storage } from "./createStorage.ts";
import type { BytePart } from "./fileStore.ts";
import { shownType } from "./fileType.ts";
import { printLogo } from "./printLogo.ts";
import { receiveFile } from "./receiveFile.ts";
import { thumbnailRoute } from "./thumbnailRoute.ts";
import { createThumbnailQueue } from "./thumbnails.ts";
import { joinParts, parsePlace, partId, partsOf, receivePart, removeParts } from "./uploadParts.ts";

type FileServices = {
  db: Kysely<Tables>;
  storage: Storage;
  threads: Threads;
  config: { webUrl: string; dataDir: string };
};

type FileRequest = {
  Params: { fileId: string };
  Querystring: { expires?: string; signature?: string };
};

// An uploaded SVG may style itself and nothing else: no script, request, form or frame.
// PDFs have no sandbox, because browsers refuse to show sandboxed PDFs and isolate their viewers anyway.
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Signed links: PUT stores the bytes of an announced file, GET returns them. Pages call them cross-origin. */
export async function fileRoutes(app: FastifyInstance, services: FileServices): Promise<void> {
  await app.register(cors, {
    origin: webOrigins(services.config.webUrl),
    methods: ["GET", "HEAD", "PUT"],
    allowedHeaders: ["content-type"],
    maxAge: 600,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));

  const thumbnails = createThumbnailQueue(services, app.log);
  app.addHook("onClose", thumbnails.close);
  thumbnailRoute(app, services, thumbnails);

  app.put<FileRequest & { Body: Readable | undefined }>("/files/:fileId", async (request, reply) => {
    const file = await signedFile(services, "PUT", request);
    const bytes = request.body ?? request.raw;
    // Reads the rest of the upload, because browsers read the response only after sending everything.
    await requireSpace(services.config.dataDir, muchMegabytes).catch((error: unknown) => {
      bytes.resume();
      throw error;
    });
    const { part } = parsePlace(request.params.fileId);
    if (typeof part === "number") {
      const announced = partsOf(file.size ?? 0)[part - 1];
      if (!announced) throw notFound();
      await receivePart(services, file, announced, bytes);
      return reply.status(204).send();
    }
    if (part === null) await receiveFile(services, file, bytes);
    else {
      bytes.resume();
      await joinFile(services, file);
    }
    if (file.kind === "attachment") thumbnails.add({ companyId: file.company_id, fileId: file.id });
    if (file.kind === "logo") await printLogo({ ...services, log: request.log }, file);
    return reply.status(204).send();
  });

  app.get<FileRequest>("/files/:fileId", async (request, reply) => {
    const file = await signedFile(services, "GET", request);
    if (!file.stored_at) throw notFound();
    const tag = entityTag(file.stored_at, file.size);
    setHeaders(reply, file.file_name, file.stored_at).header("etag", tag);
    // Ignores the no-cache that `fetch` adds to If-None-Match, because no-cache concerns caches in between.
    if (fresh({ ...request.headers, "cache-control": undefined }, reply.getHeaders())) return reply.status(304).send();
    const part = file.size === null ? undefined : partOf(request, file.size, [tag, file.stored_at.toUTCString()]);
    if (part === "none") {
      const message = `The file has ${file.size} bytes, and the part that was asked for is not among them.`;
      return sendProblem(
        new ApiError(416, "RANGE", message),
        request,
        reply.header("content-range", `bytes */${file.size}`),
      );
    }
    const bytes = await services.storage.stream(file.id, part).catch((error: unknown) => {
      throw errorCode(error) === "ENOENT" ? contentGone() : error;
    });
    if (file.size !== null)
      reply.headers({ "accept-ranges": "bytes", "content-length": part ? part.end - part.start + 1 : file.size });
    if (part) reply.status(206).header("content-range", `bytes ${part.start}-${part.end}/${file.size}`);
    return reply.send(bytes);
  });
}

/** On a person's own machine, the web client may be opened by `localhost` or by `127.0.0.1`. */
function webOrigins(webUrl: string): string | string[] {
  const { origin, hostname } = new URL(webUrl);
  const names = ["localhost", "127.0.0.1"];
  return names.includes(hostname) ? names.map((name) => origin.replace(hostname, name)) : origin;
}

async function joinFile(services: FileServices, file: Selectable<Tables["file"]>): Promise<void> {
  if (file.stored_at) return;
  await receiveFile(services, file, joinParts(services.storage, file));
  const parts = partsOf(file.size ?? 0).map(({ number }) => partId(file.id, number));
  await removeParts(services, file.company_id, parts);
}

const entityTag = (storedAt: Date, size: number | null) => `"${storedAt.getTime().toString(36)}-${size ?? ""}"`;

/** Undefined for the whole file, also if several parts or an older file were requested (RFC 9110, If-Range). */
function partOf({ headers }: FastifyRequest, size: number, validators: string[]): BytePart | "none" | undefined {
  const { range, "if-range": condition } = headers;
  if (!range || (condition && !validators.includes(String(condition)))) return undefined;
  const parts = parseRange(size, range);
  if (parts === -1) return "none";
  return parts !== -2 && parts.type === "bytes" && parts.length === 1 ? parts[0] : undefined;
}

async function signedFile({ db, storage }: FileServices, method: "GET" | "PUT", request: FastifyRequest<FileRequest>) {
  const { expires = "", signature = "" } = request.query;
  const place = request.params.fileId;
  const { fileId } = method === "PUT" ? parsePlace(place) : { fileId: place };
  if (!storage.isSigned(method, place, String(expires), String(signature))) {
    throw new ApiError(403, "FORBIDDEN", "The link has expired or is not complete. Load the page again for a new one.");
  }
  const companyId = await findCompanyId(db, "file", fileId);
  if (companyId === undefined) throw notFound();
  const file = await db
    .selectFrom("file")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", fileId)
    .executeTakeFirst();
  if (!file) throw notFound();
  return file;
}

function contentGone(): ApiError {
  const message =
    "The file is recorded, but its content is not where files are kept. Whoever runs the service may have it in a backup.";
  return new ApiError(404, "NOT_FOUND", message);
}

function setHeaders(reply: FastifyReply, fileName: string, storedAt: Date): FastifyReply {
  const shown = shownType(fileName);
  return (
    reply
      .type(shown?.contentType ?? "application/octet-stream")
      // Browsers ignore this header for a picture within a page. An SVG that is opened by itself is downloaded.
      .header(
        "content-disposition",
        contentDisposition(isOpened(shown?.contentType) ? "inline" : "attachment", fileName),
      )
      .header("content-security-policy", shown?.contentType === "application/pdf" ? pdfPolicy : closedPolicy)
      .header("x-content-type-options", "nosniff")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("referrer-policy", "no-referrer")
      .header("cache-control", "private, max-age=1800")
      .header("last-modified", storedAt.toUTCString())
  );
}

function isOpened(contentType: string | undefined): boolean {
  return contentType !== undefined && contentType !== "image/svg+xml";
}

/** RFC 6266: an ASCII name for old clients and the full name in UTF-8. */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%/]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
