import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { ApiError, storeFailures } from "../errors.ts";
import { type FileStore, isId, safeId } from "./fileStore.ts";
import type { S3Settings } from "./readS3Settings.ts";

const connectMs = 2_000;
/** The longest time without data on a connection. */
const silenceMs = 30_000;
const maxDeletedAtOnce = 1_000;

/** Stores files as a bucket's objects. S3 accepts or refuses each PUT as a whole. */
export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const { bucket, region, endpoint, prefix, credentials } = settings;
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Many S3-compatible services lack Amazon's checksums; TLS protects the transfer.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    logger: silent,
  });
  addMd5(client);
  await client
    .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }))
    .catch((error: unknown) => {
      // A bucket that does not answer comes back by itself; a refusal needs other settings.
      if ((statusOf(error) ?? 500) >= 500) return void unavailable(error);
      throw new Error(
        `The bucket ${bucket} of S3_BUCKET cannot be used (${error}). See the variables that start with S3_.`,
      );
    });
  const at = (fileId: string) => ({ Bucket: bucket, Key: `${prefix}${safeId(fileId)}` });
  const put = async (fileId: string, arrival: string, condition: { IfNoneMatch?: "*" }) => {
    const { size } = await stat(arrival);
    const send = (asked: typeof condition) => {
      const body = { Body: createReadStream(arrival), ContentLength: size };
      return client.send(new PutObjectCommand({ ...at(fileId), ...body, ...asked }));
    };
    const sendAnyway = (error: unknown) => (statusOf(error) === 501 ? send({}) : Promise.reject(error));
    // Some S3-compatible services do not support the condition.
    await send(condition).catch(sendAnyway).catch(fail);
    await rm(arrival, { force: true });
  };
  return {
    take: (fileId, arrival) => put(fileId, arrival, {}),
    takeFirst: (fileId, arrival) => put(fileId, arrival, { IfNoneMatch: "*" }),
    async stream(fileId, part) {
      const Range = part && `bytes=${part.start}-${part.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...at(fileId), Range })).catch(fail);
      return Body as Readable;
    },
    async sizeOf(fileId) {
      const { ContentLength } = await client.send(new HeadObjectCommand(at(fileId))).catch(fail);
      return ContentLength ?? 0;
    },
    async remove(fileIds) {
      for (let from = 0; from < fileIds.length; from += maxDeletedAtOnce) {
        const objects = fileIds.slice(from, from + maxDeletedAtOnce).map((fileId) => ({ Key: at(fileId).Key }));
        const removal = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } });
        const { Errors: [refused] = [] } = await client.send(removal).catch(fail);
        if (refused) throw unavailable(new Error(`${refused.Code}: ${refused.Message}`));
      }
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next });
        const { Contents = [], NextContinuationToken } = await client.send(page).catch(fail);
        for (const { Key = "" } of Contents) {
          const id = Key.slice(prefix.length);
          if (isId(id)) yield id;
        }
        next = NextContinuationToken;
      } while (next);
    },
  };
}

/** OpenStack Swift and other S3-compatible services refuse a removal of several objects without a Content-MD5. */
function addMd5({ middlewareStack }: S3Client): void {
  middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const request = args.request as { headers: Record<string, string>; body: string };
        if (commandName === "DeleteObjectsCommand")
          request.headers["content-md5"] = hash("md5", request.body, "base64");
        return next(args);
      },
    { step: "build", name: "addMd5" },
  );
}

/** Without a logger the client prints warnings about requests that it cannot repeat. These fail anyway. */
const nothing = () => undefined;
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Turns errors into the codes of a folder: ENOENT for a missing file, EEXIST for an existing one, ENOSPC if full. */
function fail(error: unknown): never {
  const name = error instanceof S3ServiceException ? error.name : "";
  if (name === "NoSuchKey" || name === "NotFound") throw withCode(error, "ENOENT");
  if (statusOf(error) === 412) throw withCode(error, "EEXIST");
  if (fullStore.has(name) || statusOf(error) === 507) throw withCode(error, "ENOSPC");
  throw unavailable(error);
}

/** The error names of MinIO, Ceph and Garage. */
const fullStore = new Set(["XMinioStorageFull", "QuotaExceeded", "InsufficientStorage"]);

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function withCode(cause: unknown, code: string): Error {
  return Object.assign(new Error(`The store of files answered: ${String(cause)}`, { cause }), { code });
}

function unavailable(cause: unknown): ApiError {
  storeFailures.count += 1;
  process.emitWarning(`The store of files failed: ${String(cause)}`);
  const message = "The store of files cannot be reached; nothing was saved. Try again shortly.";
  return Object.assign(new ApiError(503, "UNAVAILABLE", message, { retryAfter: 2 }), { cause });
}
