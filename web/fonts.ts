import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, "src/style/__generated__");

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const latin = [
  ...between(0x00, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfffd],
  ...between(0x2000, 0x206f),
];
const ohm = [0x3a9];

// The pages use the weights from 400 to 600, and three font features: kerning, tabular figures and the slashed zero.
const options = {
  targetFormat: "woff2",
  keepFeatures: ["kern", "tnum", "zero"],
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  noHinting: true,
} as const;

/** Writes the part of a font that the first view needs; `style/fonts.css` names the same characters. */
async function writeSubset(from: string, name: string, characters: number[]): Promise<void> {
  const font = readFileSync(
    resolve(`@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${from}-wght-normal.woff2`),
  );
  const subset = await subsetFont(font, String.fromCodePoint(...characters), options);
  writeFileSync(join(folder, `${name}.woff2`), subset);
}

mkdirSync(folder, { recursive: true });
await writeSubset("latin", "textLatin", latin);
await writeSubset("greek", "textOhm", ohm);
