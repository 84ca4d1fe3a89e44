import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { appendLogEntry } from "../../../upstream/src/log/appendLogEntry.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.close());

async function read(url: string) {
  const { statusCode, headers, body } = await request(url);
  return { statusCode, type: headers["content-type"], bytes: Buffer.from(await body.arrayBuffer()).toString("base64") };
}

test("the service's log is passed on byte for byte", async () => {
  for (const path of ["/log/checkpoint", "/log/key", "/log/tile/0/000.p/1", "/log/tile/entries/000.p/1"]) {
    const own = await read(stack.upstream.url + path);
    expect([path, own.statusCode]).toEqual([path, 200]);
    expect(await read(stack.url + path)).toEqual(own);
  }
});

test("a certificate's proof and its later time stamp are passed on with their types and names", async () => {
  const { db, publicLog } = stack.upstream.services;
  const { id, company_id, code, number } = await db
    .selectFrom("certificate")
    .select(["id", "company_id", "code", "number"])
    .limit(1)
    .executeTakeFirstOrThrow();
  await appendLogEntry(db, { kind: "certificate.issued", companyId: company_id, certificateId: id, payload: {} });
  await publicLog?.sequence();
  const response = Buffer.from("of an authority");
  const stamp = {
    company_id,
    certificate_id: id,
    state: "SEPARATE",
    at: new Date(),
    authority: "Klockan",
    response,
  } as const;
  await db.insertInto("seal_timestamp").values(stamp).execute();
  for (const [path, type, name] of [
    [`/log/timestamp/${code}`, "application/timestamp-reply", `${number}.tsr`],
    [`/log/proof/${code}`, "text/plain; charset=utf-8", `${number}.proof`],
  ]) {
    const { headers } = await request(`${stack.url}${path}`);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
    });
    expect(await read(`${stack.url}${path}`)).toEqual(await read(`${stack.upstream.url}${path}`));
  }
  expect((await read(`${stack.url}/log/timestamp/${code}`)).bytes).toBe(response.toString("base64"));
});

test.each([
  "/log/tile/9/000",
  "/log/%2e%2e/healthz",
  "/log/..%2fhealthz",
  "/log/a/.%2e/.%2e/healthz",
  "/log/%2fhealthz",
])("nothing else of the service is reached by %s", async (path) => {
  // Sends the path unchanged; a client that parses URLs would resolve the dots itself.
  const { hostname, port } = new URL(stack.url);
  const status = await new Promise((resolve) =>
    get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode)),
  );
  expect(status).toBe(404);
});
