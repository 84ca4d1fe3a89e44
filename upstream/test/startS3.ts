import { createHmac, hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "../src/storage/readS3Settings.ts";

export type S3Server = {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  refused: number;
  fault?: { status: number; code: string };
  close(): Promise<void>;
};

const credentials = { accessKeyId: "AKIATEST", secretAccessKey: "only-for-tests" };
const bucket = "office-files";
const region = "eu-north-1";
const maxListed = 2;

/** An S3 server in memory with the operations that the service uses. Every request must be signed with the secret. */
export async function startS3(): Promise<S3Server> {
  const server = createServer((request, response) => {
    answer(s3, request, response).catch((error: unknown) => refuse(response, 500, String(error)));
  });
  const s3: S3Server = {
    settings: { bucket, region, prefix: "office/", credentials },
    objects: new Map(),
    refused: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  s3.settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return s3;
}

async function answer(s3: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "", s3.settings.endpoint);
  const body = await buffer(request);
  if (!isSigned(request, url, body)) {
    s3.refused += 1;
    return refuse(response, 403, "SignatureDoesNotMatch");
  }
  const [, inBucket, ...key] = url.pathname.split("/");
  if (inBucket !== bucket) return refuse(response, 404, "NoSuchBucket");
  const name = key.join("/");
  if (s3.fault && (request.method === "PUT" || request.method === "POST"))
    return refuse(response, s3.fault.status, s3.fault.code);
  if (request.method === "PUT") {
    if (request.headers["if-none-match"] === "*" && s3.objects.has(name))
      return refuse(response, 412, "PreconditionFailed");
    s3.objects.set(name, body);
    return void response.end();
  }
  if (request.method === "POST") {
    // OpenStack Swift requires a Content-MD5.
    if (request.headers["content-md5"] !== hash("md5", body, "base64")) return refuse(response, 400, "InvalidRequest");
    for (const [, removed = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) s3.objects.delete(removed);
    return void response.end("<DeleteResult/>");
  }
  if (name === "") return list(s3, url.searchParams, response);
  const object = s3.objects.get(name);
  if (!object) return refuse(response, 404, "NoSuchKey");
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  const part = start === undefined ? object : object.subarray(Number(start), Number(end) + 1);
  const headers = { "content-length": part.length };
  response.writeHead(start === undefined ? 200 : 206, headers).end(request.method === "HEAD" ? undefined : part);
}

function list({ objects }: S3Server, query: URLSearchParams, response: ServerResponse): void {
  const after = query.get("continuation-token") ?? "";
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "") && name > after).sort();
  const page = names.slice(0, maxListed);
  const next = names.length > maxListed ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join("");
  response.end(`<ListBucketResult>${contents}${next}</ListBucketResult>`);
}

/** Computes the request's Signature Version 4 as Amazon describes it, and compares. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const given = request.headers.authorization ?? "";
  const [, names = ""] = /SignedHeaders=([^,]+)/.exec(given) ?? [];
  const time = String(request.headers["x-amz-date"]);
  const sent = String(request.headers["x-amz-content-sha256"]);
  if (sent !== "UNSIGNED-PAYLOAD" && sent !== hash("sha256", body)) return false;
  const query = [...url.searchParams].map((pair) => pair.map(encode).join("=")).sort();
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), names, sent].join("\n");
  const scope = [time.slice(0, 8), region, "s3", "aws4_request"];
  const key = scope.reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${credentials.secretAccessKey}`,
  );
  const toSign = ["AWS4-HMAC-SHA256", time, scope.join("/"), hash("sha256", canonical)].join("\n");
  const signature = createHmac("sha256", key).update(toSign).digest("hex");
  const credential = [credentials.accessKeyId, ...scope].join("/");
  return given === `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
