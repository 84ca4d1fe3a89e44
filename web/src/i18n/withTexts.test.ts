import { expect, jest, test } from "@jest/globals";

document.cookie = "language=sv";
const loadTexts = jest.fn<() => object>();
jest.unstable_mockModule("./sv.json", () => ({ default: loadTexts() }));
const { withTexts } = await import("./catalogues.ts");

test("a module fails without its texts, and the next try fetches them again", async () => {
  const loading = Promise.resolve("a panel");
  loadTexts.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  await expect(withTexts(loading, ["shared", "later"])).rejects.toThrow("Failed to fetch");
  loadTexts.mockReturnValue({});
  expect(await withTexts(loading, ["shared", "later"])).toBe("a panel");
});
