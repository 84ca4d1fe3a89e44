import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type DueJobs, watchDueJobs } from "./watchDueJobs.ts";

let waiting: { queue: string; ms: number }[] | Error;
let looks: number;
let woken: string[];
let errors: unknown[];
let due: DueJobs;

beforeEach(() => {
  jest.useFakeTimers();
  [waiting, looks, woken, errors] = [[], 0, [], []];
  const query = async () => {
    looks += 1;
    if (waiting instanceof Error) throw waiting;
    return { rows: waiting };
  };
  const log = { error: (fields: unknown) => errors.push(fields) };
  due = watchDueJobs({ pool: { query }, log } as unknown as Parameters<typeof watchDueJobs>[0]);
  for (const worker of ["mail 1", "mail 2", "export 1"])
    due.watch(worker.slice(0, -2), () => {
      woken.push(worker);
    });
});
afterEach(async () => {
  await due.stop();
  jest.useRealTimers();
});

test("looks every two seconds and wakes all workers of a queue with a due job", async () => {
  await jest.advanceTimersByTimeAsync(2_000);
  expect([looks, woken]).toEqual([1, []]);
  waiting = [{ queue: "mail", ms: -1 }];
  await jest.advanceTimersByTimeAsync(2_000);
  expect([looks, woken]).toEqual([2, ["mail 1", "mail 2"]]);
});

test("looks again at the time when the next job is due", async () => {
  waiting = [
    { queue: "mail", ms: 5_000 },
    { queue: "export", ms: 700 },
  ];
  await jest.advanceTimersByTimeAsync(2_000);
  waiting = [{ queue: "export", ms: 0 }];
  await jest.advanceTimersByTimeAsync(699);
  expect(woken).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(woken).toEqual(["export 1"]);
});

test("looks at once when asked, and once more when asked meanwhile", async () => {
  due.look();
  due.look();
  due.look();
  await jest.advanceTimersByTimeAsync(0);
  expect(looks).toBe(2);
});

test("goes on after a failure of the database, and ends when stopped", async () => {
  waiting = new Error("The database is away.");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(errors).toEqual([{ err: waiting }]);
  waiting = [{ queue: "export", ms: -1 }];
  await jest.advanceTimersByTimeAsync(2_000);
  expect(woken).toEqual(["export 1"]);
  await due.stop();
  due.look();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(2);
});
