import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test("only an admin says whether people sign their declarations", async () => {
  const [owner, office] = await Promise.all(
    ["owner@nordgolv.example", "office@nordgolv.example"].map(async (email) =>
      createMutator(stack, await signInAs(stack, email)),
    ),
  );
  const set = (by: typeof owner, isOn: boolean) =>
    by?.<{ company: { signsDeclarations: boolean } | null }>(
      "setSignsDeclarations",
      { isOn },
      "company { signsDeclarations }",
    );
  const refused = await set(office, true);
  expect([refused?.payload.company, refused?.codes]).toEqual([null, [["NOT_ALLOWED", null]]]);
  const stored = await set(owner, true);
  expect([stored?.payload.company, stored?.codes]).toEqual([{ signsDeclarations: true }, []]);
});
