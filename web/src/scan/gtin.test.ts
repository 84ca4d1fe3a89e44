import { expect, test } from "@jest/globals";
import { isGtin, isMisreadGtin, productNumberIn } from "./gtin.ts";

test.each(["9520089607019", "09520089607019", "96385074", "036000291452"])("%s is a GTIN", (digits) => {
  expect(isGtin(digits)).toBe(true);
  expect(isMisreadGtin(digits)).toBe(false);
});

test("each digit that was read for another is found out", () => {
  const good = "9520089607019";
  for (let at = 0; at < good.length; at++)
    for (let digit = 0; digit < 10; digit++) {
      const read = `${good.slice(0, at)}${digit}${good.slice(at + 1)}`;
      expect(isMisreadGtin(read)).toBe(read !== good);
    }
});

test.each(["8960701", "12345678", "123456789012", "E 89 607 01", "FJ-2201-77", ""])(
  "%s may be the number of a manufacturer, so it is not called misread",
  (text) => {
    expect(isMisreadGtin(text)).toBe(false);
  },
);

test.each([
  [" 9520089607019\n", "9520089607019"],
  ["]d2\u001d01095200896070192112345", "9520089607019"],
  ["(01)09520089607019(21)A-77", "9520089607019"],
  ["https://id.example.com/01/09520089607019/21/A-77", "9520089607019"],
  ["https://id.example.com/about/01", "https://id.example.com/about/01"],
  ["E 89 607 01", "E 89 607 01"],
  ["0109520089607014", "0109520089607014"],
])("of %j the product's number is %j", (code, number) => {
  expect(productNumberIn(code)).toBe(number);
});
