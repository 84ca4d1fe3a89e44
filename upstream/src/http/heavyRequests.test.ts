import { expect, test } from "@jest/globals";
import { createHeavyRequests } from "./heavyRequests.ts";

const words = { operation: "listHistory", query: { query: "plan" } } as const;

test("one heavy request is worked on at a time, of each company in turn", async () => {
  const heavy = createHeavyRequests(true);
  const begun: string[] = [];
  let running = 0;
  const run = (companyId: string, name: string) =>
    heavy.run({ companyId, ...words }, async () => {
      begun.push(name);
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
  const job = heavy.runJob("c", async () => void begun.push("job"));
  await Promise.all([run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1"), job]);
  expect(begun).toEqual(["job", "a1", "b1", "a2", "a3"]);
});

test("what is not heavy waits for nobody, and a server works on four", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const embedded = createHeavyRequests(true);
  const first = embedded.run({ companyId: "a", ...words }, () => opened);
  expect(await embedded.run({ companyId: "a", operation: "listHistory", query: {} }, async () => "page")).toBe("page");
  const server = createHeavyRequests(false);
  let running = 0;
  const four = [1, 2, 3, 4].map(() =>
    server.run({ companyId: "a", ...words }, async () => {
      running += 1;
      if (running === 4) open();
      await opened;
    }),
  );
  await Promise.all([first, ...four]);
  expect(running).toBe(4);
});

test("what waits for three seconds is refused with the time to try again", async () => {
  const heavy = createHeavyRequests(true);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const first = heavy.run({ companyId: "a", ...words }, () => opened);
  const late = heavy.run({ companyId: "b", ...words }, async () => undefined);
  await expect(late).rejects.toMatchObject({ status: 503, code: "UNAVAILABLE", retryAfter: 5 });
  open();
  await first;
});
