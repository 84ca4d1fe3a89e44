import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { Pool } from "undici";
import { answer, type StandInRest, startStandInRest } from "../../test/standInRest.ts";
import { exchange } from "./exchange.ts";

const options = (path: string) => ({ method: "GET", path }) as const;

let rest: StandInRest;
let pool: Pool;
let asked: string[];
let held: (() => void)[];
beforeAll(async () => {
  rest = await startStandInRest();
  pool = new Pool(rest.url, { connections: 1 });
});
afterAll(async () => {
  await pool.destroy();
  await rest.close();
});
beforeEach(() => {
  asked = [];
  held = [];
  rest.handler = ({ url = "" }, response) => {
    asked.push(url);
    held.push(() => answer(response, 200, { url }));
  };
});

async function untilAsked(count: number) {
  while (asked.length < count) await turn();
}

test("a whole answer comes as text, whatever pieces it came in", async () => {
  rest.handler = (_, response) => {
    response.writeHead(201);
    response.write(Buffer.from("\u{feff}Ume"));
    response.write(Buffer.from("å").subarray(0, 1), () => response.end(Buffer.from("å").subarray(1)));
  };
  const { signal } = new AbortController();
  expect(await exchange(pool, options("/"), { signal, milliseconds: 5_000 })).toEqual({ status: 201, text: "Umeå" });
});

test("one that still waits for a connection is over when its operation is, and is never sent", async () => {
  const operation = new AbortController();
  const first = exchange(pool, options("/first"), { signal: new AbortController().signal, milliseconds: 5_000 });
  await untilAsked(1);
  const second = exchange(pool, options("/second"), { signal: operation.signal, milliseconds: 5_000 });
  const reason = new Error("over");
  operation.abort(reason);
  await expect(second).rejects.toBe(reason);
  held[0]?.();
  expect((await first).status).toBe(200);
  rest.handler = ({ url = "" }, response) => {
    asked.push(url);
    answer(response, 200, {});
  };
  await exchange(pool, options("/third"), { signal: new AbortController().signal, milliseconds: 5_000 });
  expect(asked).toEqual(["/first", "/third"]);
});

test("one of an operation that is over is not sent", async () => {
  const reason = new Error("over");
  await expect(
    exchange(pool, options("/late"), { signal: AbortSignal.abort(reason), milliseconds: 5_000 }),
  ).rejects.toBe(reason);
  expect(asked).toEqual([]);
});

test("one that is not answered in its time is broken off", async () => {
  const { signal } = new AbortController();
  await expect(exchange(pool, options("/silent"), { signal, milliseconds: 50 })).rejects.toMatchObject({
    name: "TimeoutError",
  });
});
