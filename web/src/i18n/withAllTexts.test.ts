import { expect, jest, test } from "@jest/globals";

document.cookie = "language=sv";
const loadTexts = jest.fn<() => object>();
jest.unstable_mockModule("./sv.json", () => ({ default: loadTexts() }));
const { withAllTexts } = await import("./catalogues.ts");

test("a module fails without its texts, and the next try fetches them again", async () => {
  const loading = Promise.resolve("a panel");
  loadTexts.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  await expect(withAllTexts(loading)).rejects.toThrow("Failed to fetch");
  loadTexts.mockReturnValue({});
  expect(await withAllTexts(loading)).toBe("a panel");
});
