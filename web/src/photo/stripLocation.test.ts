import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { boxesIn } from "./heifBoxes.ts";
import { stripLocation } from "./stripLocation.ts";

/** The pictures have Exif (camera, position) and XMP (city), written by common tools. */
const photo = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "testPhotos", name)));
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

test.each(["place.png", "place.heic", "place.avif"])("%s comes out without make, city and position", (name) => {
  const before = photo(name);
  expect(latin1(before)).toContain("Fjallum");
  expect(latin1(before)).toContain("Umea");
  expect(latin1(stripLocation(before))).not.toMatch(/Fjallum|Umea|GPS|http:\/\/ns\.adobe/);
  expect(before).toEqual(photo(name));
});

test("a PNG keeps every chunk that the picture needs", () => {
  const cleaned = latin1(stripLocation(photo("place.png")));
  expect(cleaned.match(/IHDR|IDAT|IEND|eXIf|iTXt/g)).toEqual(["IHDR", "IDAT", "IEND"]);
});

test.each(["place.heic", "place.avif"])("nothing in %s moves, and the pixels stay to the byte", (name) => {
  const before = photo(name);
  const after = stripLocation(before);
  const boxes = (bytes: Uint8Array) => boxesIn(new DataView(bytes.buffer), 0, bytes.length);
  expect(boxes(after)).toEqual(boxes(before));
  const changed = [...after].filter((byte, at) => byte !== before[at]);
  expect(new Set(changed)).toEqual(new Set([0]));
});

test("a file that was cut off, and any other, is left alone", () => {
  for (const name of ["place.png", "place.heic", "place.avif"]) {
    const torn = photo(name).slice(0, 200);
    expect(stripLocation(torn)).toBe(torn);
  }
  const text = new TextEncoder().encode("GPS of a text is the writer's own");
  expect(stripLocation(text)).toBe(text);
});
