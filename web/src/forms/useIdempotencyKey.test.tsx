import { expect, test } from "@jest/globals";
import { cleanup, renderHook } from "@testing-library/react";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";

const open = (name = "draft u1 form") => renderHook(() => useIdempotencyKey(name)).result.current;

test("every try has the same key, also after a reload", () => {
  const { idempotencyKey } = open();
  const key = idempotencyKey();
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(idempotencyKey()).toBe(key);
  cleanup();
  expect(open().idempotencyKey()).toBe(key);
  expect(open("draft u1 other").idempotencyKey()).not.toBe(key);
});

test("once it was done or given up, the next try is another", () => {
  const { idempotencyKey, forget } = open();
  const key = idempotencyKey();
  forget();
  const next = idempotencyKey();
  expect(next).not.toBe(key);
  cleanup();
  expect(open().idempotencyKey()).toBe(next);
});

test("another input has another key, also after a reload", () => {
  const { idempotencyKey } = open();
  const key = idempotencyKey("three rooms");
  expect(idempotencyKey("three rooms")).toBe(key);
  cleanup();
  expect(open().idempotencyKey("three rooms")).toBe(key);
  expect(open().idempotencyKey("four rooms")).not.toBe(key);
});

test("a form that was only looked at keeps nothing", () => {
  window.sessionStorage.clear();
  open();
  expect(window.sessionStorage).toHaveLength(0);
});
