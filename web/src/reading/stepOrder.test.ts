import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { stepOrder } from "./stepOrder.ts";

const roomOf = (...labels: string[]) => ({ steps: labels.map((stepLabel) => ({ stepLabel })) });
const heating = roomOf("BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION");
const selfLimiting = roomOf("BEFORE_LAYING", "AFTER_LAYING", "ENERGISED");

test("a step of another kind of room stands after all numbered steps, whichever room is first", () => {
  const wanted = ["BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION", "ENERGISED"];
  expect([stepOrder([heating, selfLimiting]), stepOrder([selfLimiting, heating])]).toEqual([wanted, wanted]);
});

test("the order of a room with both kinds decides", () => {
  const both = roomOf("BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION", "ENERGISED");
  expect(stepOrder([selfLimiting, heating, both])).toEqual(both.steps.map(({ stepLabel }) => stepLabel));
});

test("every room keeps its own order, and the order of the rooms does not matter", () => {
  const labels = ["e", "b", "d", "a", "c", "f"];
  const rooms = fc.array(fc.subarray(labels, { minLength: 1 }), { minLength: 1, maxLength: 6 });
  const shuffled = rooms.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, others]) => {
      const order = stepOrder(all.map((own) => roomOf(...own)));
      expect(stepOrder(others.map((own) => roomOf(...own)))).toEqual(order);
      for (const own of all) expect(order.filter((label) => own.includes(label))).toEqual(own);
    }),
  );
});

test("rooms that contradict each other give the same order too", () => {
  const wanted = ["BEFORE_LAYING", "a", "b"];
  const rooms = [roomOf("BEFORE_LAYING", "a", "b"), roomOf("BEFORE_LAYING", "b", "a")];
  expect([stepOrder(rooms), stepOrder(rooms.toReversed())]).toEqual([wanted, wanted]);
});
