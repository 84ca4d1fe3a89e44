import { afterAll, expect, test } from "@jest/globals";
import { exampleSnapshot } from "../../test/exampleSnapshot.ts";
import { drawCertificates } from "../certificate/drawCertificates.ts";
import { createThreads } from "./createThreads.ts";

const threads = createThreads(console);
afterAll(() => threads.close());

const config = { webUrl: "https://warranty.example" };
const storage = { read: () => Promise.reject(new Error("There is no logo.")) };
const draw = (count: number) => drawCertificates({ threads, config, storage }, Array(count).fill(exampleSnapshot()));

test("requests could be answered at any time while certificates are drawn", async () => {
  await draw(1);
  let [last, longest, isDrawing] = [performance.now(), 0, true];
  const measure = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const tick = () => {
    measure();
    if (isDrawing) setImmediate(tick);
  };
  const began = last;
  tick();
  await draw(8);
  isDrawing = false;
  measure();
  expect(longest).toBeLessThan((performance.now() - began) / 2);
});

test("a thread that dies fails its own task, and certificates are drawn meanwhile and afterwards", async () => {
  const fatal = new URL("data:text/javascript,export default () => process.exit(1)");
  const outcomes = await Promise.allSettled([draw(2), threads.run(fatal, null), draw(2), draw(1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});
