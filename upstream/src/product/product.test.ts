import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

async function search(query: string, more = "") {
  const path = `/product?query=${encodeURIComponent(query)}${more}`;
  return (await upstream.companies[0].owner.get<Required<Schemas["ProductPage"]>>(path)).body;
}

test("a product is found by each of its numbers, however it is written, and by its title", async () => {
  const { data } = await search("E 89 607 01");
  const [wanted] = data;
  expect(data).toHaveLength(1);
  for (const query of [
    "e8960701",
    "89.607.01",
    "89-607-01",
    wanted?.snro,
    `Snro ${wanted?.snro}`,
    `EL ${wanted?.elNumber}`,
  ]) {
    expect((await search(query ?? "")).data.map(({ id }) => id)).toEqual([wanted?.id]);
  }
  expect((await search(wanted?.title.toUpperCase() ?? "")).data).toContainEqual(wanted);
});

test("products whose titles have the typed words in their order come first", async () => {
  const titles = (await search("cable 20", "&language=de")).data.map(({ title }) => title);
  const isNamedSo = titles.map((title) => title.includes("Cable 20"));
  expect(isNamedSo.indexOf(false)).toBe(isNamedSo.lastIndexOf(true) + 1);
  expect(isNamedSo.filter(Boolean).length).toBeGreaterThan(3);
});

test("a product is found by its whole GTIN, also in a longer form or spaced as it is printed, and not by a part of it", async () => {
  const [wanted] = (await search("E 89 607 01")).data;
  expect(wanted?.gtin).toBe("9520089607019");
  for (const query of ["9520089607019", "09520089607019", "9 520089 607019"]) {
    expect((await search(query)).data.map(({ id }) => id)).toEqual([wanted?.id]);
  }
  for (const part of ["952008960701", "9520089607014"]) expect((await search(part)).data).toEqual([]);
});

test.each([
  ["kabel", 30],
  ["matta", 11],
  ["golvvärme", 33],
  ["VÄRMEFOLIE", 3],
  ["lämmitysmatto", 11],
  ["varmekabel 85 m", 1],
  ["selbstregulierendes Heizkabel", 3],
  ["FUSSBODENHEIZUNG", 33],
  ["fußbodenheizung", 33],
  ["series-resistive cable", 3],
  ["rinnakkaisvastuskaapeli", 2],
  ["matta kabel fjällum 150", 4],
  ["matta snö", 0],
])("the words %p, in any language, find the products of that kind", async (query, count) => {
  for (const language of ["sv", "de"]) expect((await search(query, `&language=${language}`)).meta.count).toBe(count);
});

test.each([
  [
    ...(["cable", 19] as const),
    ["Värmekabel", "Varmekabel", "Lämmityskaapeli", "Heizkabel", "Heating cable", "VÄRMEKABEL"],
  ],
  ["mat", 11, ["värmematta", "varmemåtte", "varmematte", "lämmitysmatto", "Heizmatte", "Heating mat"]],
  ["foil", 3, ["värmefolie", "varmefolie", "lämpökalvo", "Heizfolie", "Heating foil"]],
  [
    ...(["series-resistive", 3] as const),
    [
      ...["Serieresistiv värmekabel", "Serieresistivt varmekabel", "Serieresistiv varmekabel", "Sarjavastuskaapeli"],
      ...["Serielles Widerstandsheizkabel", "Series-resistive cable"],
    ],
  ],
  [
    ...(["self-regulating", 3] as const),
    [
      ...["Självbegränsande värmekabel", "Selvbegrænsende varmekabel", "Selvbegrensende varmekabel"],
      ...["Itserajoittuva lämmityskaapeli", "Selbstregulierendes Heizkabel", "Self-regulating cable"],
    ],
  ],
  [
    ...(["parallel", 2] as const),
    [
      ...["Parallellresistiv värmekabel", "Parallelresistivt varmekabel", "Parallellresistiv varmekabel"],
      ...["Rinnakkaisvastuskaapeli", "Parallelheizkabel", "Parallel-resistive cable"],
    ],
  ],
])("the word for the kind %s finds the same %d products in each language", async (_, count, words) => {
  for (const word of words) expect([word, (await search(word)).meta.count]).toEqual([word, count]);
});

test("nothing is found for an empty query, and signs of patterns are only text", async () => {
  for (const query of ["", "  ", "%", "_", "\\"]) expect(await search(query)).toEqual({ data: [], meta: { count: 0 } });
});

test("a page is ten by default and the count is of all", async () => {
  const { data, meta } = await search("fjällum");
  expect(data).toHaveLength(10);
  expect(meta.count).toBeGreaterThan(10);
  expect((await search("fjällum", `&skip=${meta.count - 1}`)).data).toHaveLength(1);
});

test("the whole catalogue comes by pages, each product once", async () => {
  const { owner } = upstream.companies[0];
  const read = async (skip: number) =>
    (await owner.get<Schemas["CataloguePage"]>(`/products?language=fi&take=100&skip=${skip}`)).body;
  const { meta } = await read(0);
  const ids: string[] = [];
  while (ids.length < meta.count) {
    const { data } = await read(ids.length);
    expect(data.length).toBeGreaterThan(0);
    ids.push(...data.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(meta.count);
  const one = (await search("E 89 607 01", "&language=fi")).data[0];
  expect((await read(ids.indexOf(one?.id ?? ""))).data[0]).toEqual(one);
});

test("one product is read by its id; an unknown one is not found", async () => {
  const [first] = (await search("fjällum")).data;
  const { owner } = upstream.companies[0];
  expect((await owner.get(`/product/${first?.id}`)).body).toEqual(first);
  expect((await owner.get("/product/unknown")).status).toBe(404);
});

test("a fixed length tells its resistance and limits, a cut series cable both for a metre; others have neither", async () => {
  const found = (await search("fjällum", "&take=100")).data;
  const [fixed] = found.filter(({ recipe }) => recipe === null);
  expect(fixed?.nominalResistance).toBeGreaterThan(0);
  expect(fixed?.resistancePerMetre).toBeNull();
  const [series] = found.filter(({ recipe }) => recipe === "SERIES_RESISTIVE_FLEXIBLE_LENGTH");
  expect(series?.nominalResistance).toBeNull();
  expect(series?.resistancePerMetre).toBeGreaterThan(0);
  const limitsOf = (nominal: number, decimals: number) => [
    Number((nominal * 0.95).toFixed(decimals)),
    Number((nominal * 1.1).toFixed(decimals)),
  ];
  expect([fixed?.minResistance, fixed?.maxResistance]).toEqual(limitsOf(fixed?.nominalResistance ?? 0, 1));
  expect([series?.minResistance, series?.maxResistance]).toEqual(limitsOf(series?.resistancePerMetre ?? 0, 6));
  const others = found.filter(({ recipe }) => recipe !== null && recipe !== "SERIES_RESISTIVE_FLEXIBLE_LENGTH");
  expect(new Set(others.map(({ recipe }) => recipe)).size).toBe(3);
  for (const { nominalResistance, resistancePerMetre, minResistance, maxResistance } of others)
    expect([nominalResistance, resistancePerMetre, minResistance, maxResistance]).toEqual([null, null, null, null]);
});

test("where the type fixes the power of a metre it is told, of foil by its width", async () => {
  const found = (await search("fjällum", "&take=100")).data;
  const powerOf = (name: RegExp) => found.find(({ title }) => name.test(title))?.power;
  expect(powerOf(/^Fjällum SR-10/)).toBe(10);
  expect(powerOf(/^Fjällum Foil 65.*430/)).toBeCloseTo(65 * 0.43, 6);
  expect(powerOf(/^Fjällum Flex R1/)).toBeNull();
});
