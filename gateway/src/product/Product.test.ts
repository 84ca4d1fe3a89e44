import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test.each([
  ["owner@nordgolv.example", "E 89 607 01"],
  ["owner@lattia.example", "91 204 11"],
  ["owner@varmegulv.example", "1041211"],
])("%s sees a product under the number of the firm's country", async (email, number) => {
  const caller = await signInAs(stack, email);
  type Found = { products: { number: string; articleNumber: string }[] };
  for (const query of ["E 89 607 01", "91 204 11", "1041211"]) {
    const { data } = await caller.send<Found>(
      "query($query: String!) { products(query: $query) { number articleNumber } }",
      {
        query,
      },
    );
    expect(data.products).toEqual([{ number, articleNumber: "E 89 607 01" }]);
  }
});

test("a product is found by the GTIN on its package", async () => {
  const caller = await signInAs(stack, "owner@nordgolv.example");
  const { data } = await caller.send('{ products(query: "9520089607019") { gtin articleNumber } }');
  expect(data).toEqual({ products: [{ gtin: "9520089607019", articleNumber: "E 89 607 01" }] });
});
