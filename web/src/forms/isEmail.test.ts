import { expect, test } from "@jest/globals";
import { isEmail } from "./isEmail.ts";

test.each(["board@ripan.example", "a.b+c@d-e.co.example"])("%s is an address", (value) => {
  expect(isEmail(value)).toBe(true);
});

test("a text of more than 254 characters is none", () => {
  expect([isEmail(`${"a".repeat(249)}@b.se`), isEmail(`${"a".repeat(250)}@b.se`)]).toEqual([true, false]);
});

test.each(["", "board", "board@ripan", "@ripan.example", "board@.", "bo ard@ripan.example", "a@b@c.example"])(
  "%s is not",
  (value) => {
    expect(isEmail(value)).toBe(false);
  },
);
