import { expect, test } from "@jest/globals";
import { orientationSegment, readOrientation } from "./exifOrientation.ts";
import { stripJpegLocation } from "./stripJpegLocation.ts";

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
const segment = (marker: number, payload: number[]) => [
  0xff,
  marker,
  (payload.length + 2) >> 8,
  (payload.length + 2) & 255,
  ...payload,
];

function exif(orientation: number): number[] {
  const header = [...bytesOf("Exif\0\0II"), 42, 0, 8, 0, 0, 0];
  const entries = [
    2,
    0,
    0x0f,
    0x01,
    2,
    0,
    4,
    0,
    0,
    0,
    65,
    66,
    67,
    0,
    0x12,
    0x01,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
  ];
  return [...header, ...entries, 0, 0, 0, 0, ...bytesOf("GPSLatitude 63.8 N")];
}

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const jfif = segment(0xe0, bytesOf("JFIF\0"));
const colours = segment(0xe2, bytesOf("ICC_PROFILE\0"));
const tables = segment(0xdb, [0, 1, 2, 3]);
const pixels = [
  ...segment(0xda, [1, 0, 0]),
  17,
  0xff,
  0,
  0xff,
  0xd3,
  99,
  ...segment(0xc4, [7]),
  ...segment(0xda, [2]),
  5,
];
const xmp = segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0exif:GPSLongitude="20,15E"'));
const iptc = segment(0xed, bytesOf("Photoshop 3.0\0 City: Umeå"));
const hidden = segment(0xe2, bytesOf("MPF\0"));

function photo(orientation: number) {
  const more = [...start, ...segment(0xe1, exif(1)), ...pixels, ...end];
  return new Uint8Array(
    [start, jfif, segment(0xe1, exif(orientation)), xmp, iptc, colours, hidden, tables, pixels, end, more].flat(),
  );
}

test("the place goes, with every segment that could tell it; pixels and colours stay to the byte", () => {
  expect([...stripJpegLocation(photo(1))]).toEqual([start, jfif, colours, tables, pixels, end].flat());
});

test("a photo that was taken sideways still says so", () => {
  const cleaned = stripJpegLocation(photo(6));
  expect([...cleaned]).toEqual([start, jfif, [...orientationSegment(6)], colours, tables, pixels, end].flat());
  expect(new TextDecoder("latin1").decode(cleaned)).not.toContain("GPS");
});

test("the orientation reads back in either byte order, and is as it is where nothing says so", () => {
  expect(readOrientation(orientationSegment(8).subarray(4))).toBe(8);
  expect(readOrientation(new Uint8Array(exif(3)))).toBe(3);
  expect(readOrientation(new Uint8Array(bytesOf("Exif\0\0II*\0\xff\xff\xff\xff")))).toBe(1);
  expect(readOrientation(new Uint8Array(bytesOf("http://ns.adobe.com/xap/1.0/\0")))).toBe(1);
});

test("photos that do not add up are left alone", () => {
  const torn = photo(6).subarray(0, 60);
  expect(stripJpegLocation(torn)).toBe(torn);
});
