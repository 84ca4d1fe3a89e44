import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { restReader } from "./rest.ts";

type Use = { kinds: { kind: string; count: number }[] };

/** The texts of the kinds in the client's catalogues, in the service's order. */
const words = ["cable", "mat", "foil", "series", "selfRegulating", "parallel"].map((kind) => `product.kind.${kind}`);

test("adds a product that was used lately, and tells how many products a kind has before it is chosen", async ({
  page,
  signIn,
}) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Badrum 1A" }).click();
  await page.getByRole("link", { name: "Change products" }).click();
  const recent = page.getByRole("region", { name: "Used lately by us" });
  const row = recent.getByRole("listitem").filter({ hasText: "Expected resistance" }).first();
  await expect(row).toBeVisible();
  const before = await page.getByRole("button", { name: /^Remove/ }).count();
  await row.getByRole("button", { name: /^Add/ }).click();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(before + 1);
  const foil = page.getByRole("button", { name: /^Heating foil \d+$/ });
  const count = (await foil.innerText()).match(/\d+/)?.[0];
  await foil.click();
  await expect(page.getByRole("status").filter({ hasText: `${count} products found` })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test("the word of each kind in each language finds as many products as the service counts", async ({ stack }) => {
  const get = await restReader(stack, "owner@nordgolv.example");
  for (const language of ["sv", "en", "fi", "da", "no", "de"]) {
    const texts = JSON.parse(readFileSync(new URL(`../web/src/i18n/${language}.json`, import.meta.url), "utf8"));
    const { kinds } = await get<Use>(`product-use?language=${language}`);
    for (const [index, word] of words.entries()) {
      const query = new URLSearchParams({ query: texts[word], language, take: "1" });
      const { meta } = await get<{ meta: { count: number } }>(`product?${query}`);
      expect([language, texts[word], meta.count]).toEqual([language, texts[word], kinds[index]?.count]);
    }
  }
});
