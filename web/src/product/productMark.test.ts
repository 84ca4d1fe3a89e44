import { expect, test } from "@jest/globals";
import { productMark } from "./productMark.ts";

const foil = { title: "Foil", cableMarking: null, length: 4 };
const cable = (cableMarking: string) => ({ title: "Cable", cableMarking, length: 30 });
const marks = (products: Parameters<typeof productMark>[0]) => products.map((_, at) => productMark(products, at));

test("a product with a title of its own needs no mark", () => {
  expect(marks([foil, cable("A")])).toEqual([null, null]);
});

test("equal products are told apart by their cables' markings", () => {
  expect(marks([cable("A"), cable("B")])).toEqual([
    { kind: "marking", marking: "A" },
    { kind: "marking", marking: "B" },
  ]);
});

test("without a marking of its own a product is told by its place and length", () => {
  expect(marks([foil, cable("A"), { ...foil, length: 2.5 }, foil])).toEqual([
    { kind: "place", place: 1, length: 4 },
    null,
    { kind: "place", place: 2, length: 2.5 },
    { kind: "place", place: 3, length: 4 },
  ]);
  expect(marks([cable("A"), cable("A")])).toEqual([
    { kind: "place", place: 1, length: 30 },
    { kind: "place", place: 2, length: 30 },
  ]);
});
