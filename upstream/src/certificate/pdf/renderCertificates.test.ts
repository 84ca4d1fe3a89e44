import { describe, expect, test } from "@jest/globals";
import { certificatePages, certificateUrl } from "../../../test/certificatePages.ts";
import { exampleMeasuredWith, exampleRoom, exampleSnapshot } from "../../../test/exampleSnapshot.ts";
import type { Language } from "../../i18n/language.ts";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import { renderCertificates } from "./renderCertificates.ts";

describe("a certificate", () => {
  test("prints number, validity, parties, products and the declaration on one page, and the matrix on the next", async () => {
    const [page = "", matrix = "", ...others] = await certificatePages(exampleSnapshot());
    expect(others).toEqual([]);
    for (const words of [
      "FG-2026-004817",
      "Garantibevis",
      "2026-11-20 till 2036-11-19",
      "10 år från aktivering",
      "Brf Ripan",
      "Org.nr 559000-0000",
      "Fjällum Mat 100, 6 m²",
      "18,0 m",
      "Umeå 2026-11-20",
      "Garantivillkor.",
      "Sida 1 av 2",
    ])
      expect(page).toContain(words);
    for (const words of [
      "FG-2026-004817",
      "Nordgolv El AB",
      "Mätprotokoll, 5 rum och 4 steg",
      "Fjällum Mat 100, 6 m²",
      "E 89 607 02",
      "FC20-18-26112",
      "139,6–161,6",
      "≥ 10",
      "Resistans, Ω",
      "Isolationsresistans, MΩ",
      ">1000",
      "JB Jonas Bergkvist",
      "Sida 2 av 2",
    ])
      expect(matrix).toContain(words);
  });

  test("says near and outside in words, and marks the near figure", async () => {
    const damaged = exampleRoom("Hall", "Fjällum Cable 20, 30 m", [83.8, 97], [88, 88.4, "OVER_RANGE"], [800, 2, 4]);
    const [, near = ""] = await certificatePages(exampleSnapshot());
    expect(near).toContain("Inom, nära gräns");
    expect(near).toContain("△");
    expect(near).not.toContain("Utanför");
    expect(near).not.toContain("◆");
    const [, outside = ""] = await certificatePages(exampleSnapshot({ rooms: [damaged] }));
    expect(outside).toContain("Utanför, 83,8–97,0 Ω");
    expect(outside).toContain("Utanför, ≥ 10 MΩ");
    expect(outside.match(/◆/g)).toHaveLength(4);
    expect(outside).toContain("Ej uppmätt");
    expect(outside).toContain("OL");
    expect(outside).not.toContain("△");
    expect(outside).toContain("– ej uppmätt");
  });

  test("marks a product with values that were outside until it was exchanged, and tells its steps, limits, day and person once", async () => {
    const room = exampleRoom("Hall", "Fjällum Cable 20, 30 m", [83.8, 97], [88, 88.4], [800, 800]);
    const former = { quantity: "resistance", minimum: 120, maximum: 140 } as const;
    const exchange = { exchangedOn: "2026-11-17", exchangedBy: "Elin Sandberg" };
    for (const step of [1, 2])
      Object.assign(room.products[0]?.steps[step] ?? {}, { wasOutside: [{ ...former, ...exchange }] });
    const [, matrix = ""] = await certificatePages(exampleSnapshot({ rooms: [room] }));
    const place = "Hall, Fjällum Cable 20, 30 m, steg 2, 3, 88,4; – Ω";
    const told = "utanför gränsvärdena (120,0–140,0 Ω) tills Elin Sandberg bytte produkten 2026-11-17.";
    expect(matrix).toContain(`1) ${place}: ${told}`);
    expect(matrix.match(/tills Elin Sandberg/g)).toHaveLength(1);
    expect(matrix.match(/Ej uppmätt 1\)/g)).toHaveLength(1);
  });

  test("names the instruments and files of the values below the record", async () => {
    const snapshot = exampleSnapshot();
    Object.assign(snapshot.rooms[0]?.products[0]?.steps[1] ?? {}, { measuredWith: exampleMeasuredWith });
    const [, matrix = ""] = await certificatePages(snapshot);
    expect(matrix).toContain(
      "Mätt med M2 Elmät IR-500, 21-0377, 500 V, steg 2; kalibreringen hade gått ut 2026-11-05.",
    );
    expect(matrix).toContain("1 värde ur instrumentets fil ir500.csv, steg 2; övriga är inmatade manuellt.");
  });

  test("tells a range that ended below the limit as recorded, and does not call it within", async () => {
    const small = exampleRoom(
      "Hall",
      "Fjällum Cable 20, 30 m",
      [83.8, 97],
      [88, 88, 88, 88],
      [">5", ">5", ">200", "OVER_RANGE"],
    );
    const [, page = ""] = await certificatePages(exampleSnapshot({ rooms: [small] }));
    for (const words of [
      "Kan inte bedömas",
      ">200 MΩ, OL MΩ: över instrumentets mätområde, räknas som inom.",
      ">5 MΩ: över instrumentets mätområde, som är för litet för att bedöma värdet.",
    ])
      expect(page).toContain(words);
    expect(page).not.toContain(">1000");
  });

  test("claims kept photos only when every room has them", async () => {
    const [first, ...others] = exampleSnapshot().rooms;
    if (!first) throw new Error("The example has no rooms.");
    const { photosKept } = certificateTextsIn("sv");
    expect((await certificatePages(exampleSnapshot()))[0]).toContain(photosKept);
    const rooms = [{ ...first, hasPhotos: false }, ...others];
    expect((await certificatePages(exampleSnapshot({ rooms })))[0]).not.toContain(photosKept);
  });

  test("says of a product with thermal insulation around it that it has it, and of no other", async () => {
    const [first, second] = exampleSnapshot().rooms;
    const [product] = first?.products ?? [];
    if (!first || !second || !product) throw new Error("The example has too few rooms.");
    const rooms = [{ ...first, products: [{ ...product, isInsulated: true as const }] }, second];
    const [page = ""] = await certificatePages(exampleSnapshot({ rooms }));
    expect(page.match(/Värmeisolerad/g)).toHaveLength(1);
    expect(page.indexOf("Värmeisolerad")).toBeLessThan(page.indexOf(second.title));
  });

  test("is the same file for the same snapshot", async () => {
    const files = await Promise.all([1, 2].map(() => renderCertificates([exampleSnapshot()], certificateUrl)));
    expect(files[0]?.bytes.equals(files[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test("keeps rooms whole and repeats headings and number when it is long", async () => {
    const rooms = Array.from({ length: 60 }, (_, index) =>
      exampleRoom(`Rum${index}x`, "Fjällum Mat 100, 6 m²", [83.8, 97], [index + 0.5, 88, 88, 88], [100, 100, 100, 100]),
    );
    const pages = await certificatePages(exampleSnapshot({ rooms }));
    expect(pages.length).toBeGreaterThan(3);
    const record = pages.filter((page) => page.includes("Förväntat"));
    for (const page of record) {
      const shown = page.slice(page.indexOf("Förväntat"));
      expect(shown.match(/Rum\d+x/g)?.length).toBe(shown.match(/≥ 10/g)?.length);
      expect(shown).toContain("Resultat");
    }
    pages.forEach((page, index) => {
      expect(page).toContain(`Sida ${index + 1} av ${pages.length}`);
      expect(page).toContain("FG-2026-004817");
    });
    expect(pages.filter((page) => page.includes("Garantivillkor."))).toHaveLength(1);
    expect(record.length).toBeGreaterThan(2);
  });

  test("no heading stands alone at the foot of a page, wherever the second table begins", async () => {
    const [simple] = exampleSnapshot().rooms;
    const [product] = simple?.products ?? [];
    if (!simple || !product) throw new Error("The example has no product.");
    const shorter = { ...product, steps: product.steps.slice(0, 3) };
    const second = { ...simple, title: "Källare", products: [shorter, shorter, shorter, shorter] };
    for (let count = 1; count <= 12; count++) {
      const pages = await certificatePages(exampleSnapshot({ rooms: [...Array(count).fill(simple), second] }));
      for (const page of pages.filter((text) => text.includes("Resultat")))
        expect(page.slice(page.lastIndexOf("Resultat"))).toContain("≥ 10");
    }
  });

  test("rooms measured on other days each show their own", async () => {
    const [first, second] = exampleSnapshot().rooms;
    const product = second?.products[0];
    if (!first || !product) throw new Error("The example has too few rooms.");
    const steps = product.steps.map((step) => ({ ...step, day: "2026-10-30" }));
    const rooms = [first, { ...second, products: [{ ...product, steps }] }];
    const [, page = ""] = await certificatePages(exampleSnapshot({ rooms }));
    expect(page.match(/Datum och mätande person/g)?.length).toBe(2);
    expect(page).toContain("2026-10-12");
    expect(page).toContain("2026-10-30");
  });
});

test.each(["sv", "en", "fi", "da", "no", "de"] satisfies Language[])(
  "every letter of %s can be read back",
  async (language) => {
    const texts = certificateTextsIn(language);
    const customer = { name: "ÅÄÖ åäö ÆØ æø Üü ß éÉ Ð š ž ·Δ", email: null };
    const [page = "", matrix = "", ...others] = await certificatePages(exampleSnapshot({ language, customer }));
    expect(others).toEqual([]);
    for (const words of [customer.name, texts.title, texts.customer, texts.declaration]) expect(page).toContain(words);
    expect(matrix).toContain(texts.quantities.insulation);
  },
);

test("several certificates in one file count their pages apart", async () => {
  const pages = await certificatePages(exampleSnapshot(), exampleSnapshot({ number: "FG-2026-004818" }));
  expect(pages).toHaveLength(4);
  expect(pages[2]).toContain("FG-2026-004818");
  expect(pages[2]).toContain("Sida 1 av 2");
});

test("a preview says that number and code come later", async () => {
  const [page = ""] = await certificatePages(exampleSnapshot({ number: null, code: null }));
  expect(page).toContain("Ges när beviset skickas");
  expect(page).toContain("Koden läggs till när beviset skickas");
});
