import { expect, test } from "@jest/globals";
import type { Recipes } from "./recipes.ts";

/** Tests the recipes for many objects, after the set-up of the other recipes. */
export function testRecipesForMany(answerOf: Recipes["answerOf"]): void {
  test("rooms are made at once, and each is told by itself", () => {
    const { results, userErrors } = answerOf(9).data.createInstallations;
    expect(userErrors).toEqual([]);
    const made = (title: string, products: object[]) => ({ id: expect.any(String), title, products });
    expect(results).toEqual([
      { installation: made("Lägenhet 1101", [{ title: expect.any(String) }]), userErrors: [] },
      { installation: made("Lägenhet 1102", []), userErrors: [] },
      { installation: null, userErrors: [expect.objectContaining({ code: "TITLE_REQUIRED", path: ["title"] })] },
    ]);
  });

  test("a sheet is recorded, and each reading is told by itself", () => {
    const { results, userErrors } = answerOf(10).data.recordReadings;
    expect(userErrors).toEqual([]);
    const measurements = expect.arrayContaining([
      { quantity: "RESISTANCE", value: 80.5, lowerBound: null },
      { quantity: "INSULATION", value: null, lowerBound: 500 },
    ]);
    expect(results).toEqual([
      { stepEntry: { measurements }, userErrors: [] },
      { stepEntry: { measurements }, userErrors: [] },
      { stepEntry: null, userErrors: [{ code: "VALUE_INVALID", path: ["quantity"] }] },
    ]);
  });

  test("rooms that are not ready are told so, each with what it lacks", () => {
    const { results, userErrors } = answerOf(11).data.finishInstallations;
    expect(userErrors).toEqual([]);
    const [withProduct, without] = results;
    expect(results).toHaveLength(2);
    expect(withProduct).toMatchObject({ installation: { status: "STARTED" }, userErrors: [{ code: "NOT_READY" }] });
    expect(without).toEqual({
      installation: { title: "Lägenhet 1102", status: "STARTED", missing: [{ kind: "NO_PRODUCTS" }] },
      userErrors: [{ code: "NOT_READY" }],
    });
  });

  test("a floor is copied with its rooms and their products", () => {
    const { folder, results, userErrors } = answerOf(12).data.duplicateFolder;
    expect([folder, userErrors]).toEqual([{ title: "Plan 2", installationCount: 1 }, []]);
    const products = [{ title: expect.any(String), cableMarking: null }];
    const installation = { title: "Lägenhet 1101", products };
    expect(results).toEqual([{ source: { title: "Lägenhet 1101" }, installation, userErrors: [] }]);
  });

  test("a floor is kept as a template, and made of it once more", () => {
    const { folder, results, userErrors } = answerOf(13).data.createFromTemplate;
    expect([folder, userErrors]).toEqual([{ title: "Plan 3", installationCount: 1 }, []]);
    const title = "Lägenhet 1101";
    expect(results).toEqual([{ room: { title, path: [] }, installation: { title }, userErrors: [] }]);
  });
}
