import { EventEmitter } from "node:events";
import { beforeEach, expect, test } from "@jest/globals";
import { type Caller, type Callers, createCallers } from "./createCallers.ts";

let callers: Callers;
let refused: string[];
beforeEach(() => {
  refused = [];
  callers = createCallers((limit) => refused.push(limit));
});

/** An operation that came, with what it can be stopped by. */
function asking() {
  const headers: Record<string, string> = {};
  const stop = new AbortController();
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  const header = (name: string, value: string) => {
    headers[name] = value;
  };
  return { signal: stop.signal, reply: { raw, header }, headers, stop };
}

const enter = async (name: string, asked = asking()) => callers.enter(name, asked);
const enterMany = (name: string, count: number) => Array.from({ length: count }, () => enter(name));
const refusal = (status: number) => ({ extensions: { code: "RATE_LIMITED", http: { status } } });

test("16 run, the next wait, and each that ends lets in the one that came first", async () => {
  const entered: number[] = [];
  const places = enterMany("a", 20).map((place, index) =>
    place.then((caller) => [entered.push(index), caller] as const),
  );
  const [, caller] = await (places[0] ?? Promise.reject());
  expect(callers.count()).toEqual({ running: 16, waiting: 4 });
  for (let left = 0; left < 4; left += 1) caller.leave();
  await Promise.all(places);
  expect(entered).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(callers.count()).toEqual({ running: 16, waiting: 0 });
  for (let left = 0; left < 16; left += 1) caller.leave();
  expect(callers.count()).toEqual({ running: 0, waiting: 0 });
});

test("others run meanwhile", async () => {
  const waiting = enterMany("a", 80);
  const other = callers.enter("b", asking());
  expect(other).toHaveProperty("call");
  expect(callers.count()).toEqual({ running: 17, waiting: 64 });
  expect(waiting).toHaveLength(80);
});

test("the 81st is refused, and told when to come again", async () => {
  enterMany("a", 80);
  const asked = asking();
  await expect(enter("a", asked)).rejects.toMatchObject(refusal(429));
  expect(asked.headers).toEqual({ "retry-after": "1" });
  expect(refused).toEqual(["running"]);
});

test("when 100 of all wait, the next that would wait is refused by 503, and who need not wait is not", async () => {
  enterMany("a", 80);
  enterMany("b", 52);
  const asked = asking();
  await expect(enter("b", asked)).rejects.toMatchObject(refusal(503));
  expect(asked.headers).toEqual({ "retry-after": "1" });
  expect(refused).toEqual(["waiting"]);
  await expect(enter("c")).resolves.toBeDefined();
});

test.each<[string, (asked: ReturnType<typeof asking>) => void]>([
  ["its time ends", ({ stop }) => stop.abort()],
  ["its caller hangs up", ({ reply }) => reply.raw.emit("close")],
])("one that waits leaves the line when %s, and its place goes to the next", async (_, end) => {
  const [first] = await Promise.all(enterMany("a", 16));
  const asked = asking();
  const gone = enter("a", asked);
  const next = enter("a");
  end(asked);
  await expect(gone).rejects.toMatchObject(refusal(429));
  expect(callers.count()).toEqual({ running: 16, waiting: 1 });
  first?.leave();
  await expect(next).resolves.toBe(first);
  expect(asked.reply.raw.listenerCount("close")).toBe(0);
});

test("one whose time or connection was over before does not wait", async () => {
  enterMany("a", 16);
  const [late, gone] = [asking(), asking()];
  late.stop.abort();
  gone.reply.raw.destroyed = true;
  await expect(enter("a", late)).rejects.toMatchObject(refusal(429));
  await expect(enter("a", gone)).rejects.toMatchObject(refusal(429));
  expect(callers.count()).toEqual({ running: 16, waiting: 0 });
});

test("what one caller has under way is one for all its operations, and another one's is its own", async () => {
  const places: Caller[] = [await enter("a"), await enter("a"), await enter("b")];
  expect(places[0]).toBe(places[1]);
  expect(places[2]).not.toBe(places[0]);
});
