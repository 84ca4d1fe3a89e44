import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { restReader } from "./rest.ts";

type Use = { kinds: { kind: string; count: number }[] };

/** Keys of the texts for the product kinds, in the order in which the service lists the kinds. */
const words = ["cable", "mat", "foil", "series", "selfRegulating", "parallel"].map((kind) => `product.kind.${kind}`);

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
