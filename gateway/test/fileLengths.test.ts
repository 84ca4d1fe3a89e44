import { expect, test } from "@jest/globals";
import { areFilesShort, findLongFiles } from "../../scripts/fileLengths.ts";

test("no TypeScript file has more than 200 lines but migrations and generated ones", () => {
  expect(areFilesShort()).toBe(true);
});

test("names a file of 201 lines, and none of 200, no migration and no generated one", () => {
  const [whole, long] = ["a\n".repeat(200), "a\n".repeat(201)];
  const texts = {
    "web/a.ts": whole,
    "web/b.tsx": long,
    "upstream/migrations/1.ts": long,
    "web/__generated__/c.ts": long,
  };
  expect(findLongFiles(texts)).toEqual(["web/b.tsx has 201 lines of 200"]);
});
