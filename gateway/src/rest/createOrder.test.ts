import { expect, test } from "@jest/globals";
import { createOrder } from "./createOrder.ts";

const compare = (a: number, b: number) => a - b;

test.each([0, 1, 2, 25, 26, 999, 1_000])("%i rows in parts of any size are ordered as one list", (count) => {
  const rows = Array.from({ length: count }, (_, index) => (index * 7_919) % 1_009);
  const order = createOrder(compare);
  for (let from = 0, size = 1; from < count; from += size, size = 1 + ((size * 5) % 31))
    order.add(rows.slice(from, from + size));
  expect(order.rows()).toEqual(rows.toSorted(compare));
});

test("the last part of many leaves little to compare", () => {
  let compared = 0;
  const order = createOrder((a: number, b: number) => {
    compared += 1;
    return a - b;
  });
  for (let part = 0; part < 400; part++)
    order.add(Array.from({ length: 25 }, (_, row) => ((25 * part + row) * 7_919) % 10_007));
  compared = 0;
  expect(order.rows()).toHaveLength(10_000);
  expect(compared).toBeLessThan(20_000);
});
