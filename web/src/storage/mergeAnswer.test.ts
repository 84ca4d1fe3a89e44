import { expect, test } from "@jest/globals";
import { idsIn, mergeAnswer } from "./mergeAnswer.ts";

const merge = (kept: unknown, answer: unknown) => mergeAnswer(kept, idsIn(answer));

test("a recorded value stands in every kept answer that tells of its entry, and nothing is added that it did not ask for", () => {
  const kept = { installation: { id: "i", title: "Bath", steps: [{ id: "s", entries: [{ id: "e", value: null }] }] } };
  const answer = {
    record: { stepEntry: { id: "e", value: 90, version: "v2" }, installation: { id: "i", status: "OPEN" } },
  };
  expect(merge(kept, answer)).toEqual({
    installation: { id: "i", title: "Bath", steps: [{ id: "s", entries: [{ id: "e", value: 90 }] }] },
  });
});

test("parts without an id are merged in their place, as Relay does", () => {
  const kept = { id: "e", readings: [{ quantity: "RESISTANCE", value: 1, range: { min: 0 } }] };
  expect(merge(kept, { id: "e", readings: [{ value: 2, range: null }] })).toEqual({
    id: "e",
    readings: [{ quantity: "RESISTANCE", value: 2, range: null }],
  });
});

test("a list follows its new order, keeps what it knew of each member, and gets the new ones", () => {
  const rooms = [
    { id: "a", title: "A" },
    { id: "b", title: "B" },
  ];
  expect(merge({ id: "f", rooms }, { id: "f", rooms: [{ id: "b" }, { id: "c", title: "C" }] })).toEqual({
    id: "f",
    rooms: [
      { id: "b", title: "B" },
      { id: "c", title: "C" },
    ],
  });
});

test("another object in a field takes the place of the one before", () => {
  const kept = { id: "i", folder: { id: "f1", title: "One" } };
  expect(merge(kept, { id: "i", folder: { id: "f2", title: "Two" } })).toEqual({
    id: "i",
    folder: { id: "f2", title: "Two" },
  });
});

test("objects that hold each other come to an end", () => {
  const kept = { id: "a", title: "old", child: { id: "b", parent: { id: "a", title: "old" } } };
  const answer = { id: "a", title: "new", child: { id: "b", parent: { id: "a", title: "new" } } };
  expect(merge(kept, answer)).toEqual(answer);
});
