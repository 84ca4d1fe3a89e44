import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Entry = { key: string; value: string | null };
type Made = { project: { metadata: Entry[] } | null; userErrors: { path: string[]; max: number | null }[] };

const about = { name: "P", city: "C", customer: "K", startsOn: "2026-01-31", endsOn: "2026-02-01" };
const selection = "project { metadata { key value } } userErrors { path max }";

let stack: Stack;
let mutate: Mutate;
beforeAll(async () => {
  stack = await startStack();
  mutate = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
});
afterAll(() => stack.close());

const create = async (metadata: Entry[]) => {
  const { payload, requests } = await mutate<Made>("createProject", { ...about, metadata }, selection);
  const told = payload.userErrors.map(({ path, max }) => [path.join("."), max]);
  return { told, kept: payload.project?.metadata, isSent: requests.some((request) => request.startsWith("POST")) };
};
const entry = (key: string, value: string | null = "1"): Entry => ({ key, value });

test("the longest keys and values are kept, and an empty value is none", async () => {
  const longest = entry(`${"k".repeat(36)}._-9`, "å".repeat(200));
  const { told, kept } = await create([longest, entry("tab", "a\tb"), entry("empty", " "), entry("none", null)]);
  expect([told, kept]).toEqual([[], [longest, entry("tab", "a\tb")]]);
});

test.each([
  ["a key of other letters", entry("å"), "metadata.1.key", null],
  ["a key that changes objects", entry("__proto__"), "metadata.1.key", null],
  ["an empty key", entry(""), "metadata.1.key", null],
  ["a key that is too long", entry("k".repeat(41)), "metadata.1.key", null],
  ["a key that is there already", entry("first"), "metadata.1.key", null],
  ["a value that is too long", entry("long", "x".repeat(201)), "metadata.1.value", 200],
  ["a value without anything to see", entry("blank", "\u3164"), "metadata.1.value", null],
  ["a value of several lines", entry("lines", "a\nb"), "metadata.1.value", null],
])("%s is refused at its place, before the service is asked", async (_, given, path, max) => {
  expect(await create([entry("first"), given, entry("last")])).toEqual({ told: [[path, max]], isSent: false });
});

test("too many values are refused as a whole, with how many there may be", async () => {
  const { told } = await create(Array.from({ length: 21 }, (_, index) => entry(`key${index}`)));
  expect(told).toEqual([["metadata", 20]]);
});
