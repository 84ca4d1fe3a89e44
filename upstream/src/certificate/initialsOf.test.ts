import { expect, test } from "@jest/globals";
import { initialsOf } from "./initialsOf.ts";

test("no two people share a sign", () => {
  const signs = initialsOf(["Elin Sandberg", "Jonas Bergkvist", "Erik Ström", "Elin Sandberg", "Åsa Öberg"]);
  expect([...signs]).toEqual([
    ["Elin Sandberg", "ES"],
    ["Jonas Bergkvist", "JB"],
    ["Erik Ström", "ES2"],
    ["Åsa Öberg", "ÅÖ"],
  ]);
});
