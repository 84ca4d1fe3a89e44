import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { stripLocation } from "./stripLocation.ts";
import { readTakenAt } from "./takenAt.ts";

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

function tiff(dateTime: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  bytes.set(bytesOf(isLittle ? "II*\0" : "MM\0*"));
  view.setUint32(4, 8, isLittle);
  const writeDirectory = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, 1, isLittle);
    view.setUint16(at + 2, tag, isLittle);
    view.setUint16(at + 4, type, isLittle);
    view.setUint32(at + 6, count, isLittle);
    view.setUint32(at + 10, value, isLittle);
  };
  writeDirectory(8, 0x8769, 4, 1, 26);
  writeDirectory(26, 0x9003, 2, 20, 44);
  bytes.set(bytesOf(dateTime), 44);
  return bytes;
}

function jpeg(dateTime: string, isLittle = true) {
  const exif = [...bytesOf("Exif\0\0"), ...tiff(dateTime, isLittle)];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xd9]);
}

function heic(dateTime: string) {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "testPhotos", "place.heic")));
  bytes.set(tiff(dateTime, false), new TextDecoder("latin1").decode(bytes).indexOf("MM\0*"));
  return bytes;
}

test("the time of taking is read from a JPEG in either byte order, and from a HEIC", () => {
  expect(readTakenAt(jpeg("2026:11:03 14:22:07"))).toBe("2026-11-03T14:22:07");
  expect(readTakenAt(jpeg("2026:11:03 14:22:07", false))).toBe("2026-11-03T14:22:07");
  expect(readTakenAt(heic("2026:11:03 14:22:07"))).toBe("2026-11-03T14:22:07");
});

test("the offset from UTC stands behind the time where the camera told it", () => {
  const told = new Uint8Array(100);
  told.set(tiff("2026:11:03 14:22:07", true));
  const view = new DataView(told.buffer);
  view.setUint16(26, 2, true);
  view.setUint32(36, 56, true);
  view.setUint16(40, 0x9011, true);
  view.setUint16(42, 2, true);
  view.setUint32(44, 7, true);
  view.setUint32(48, 80, true);
  told.set(bytesOf("2026:11:03 14:22:07\0"), 56);
  const withZone = (zone: string) => {
    told.set(bytesOf(zone), 80);
    const exif = [...bytesOf("Exif\0\0"), ...told];
    return readTakenAt(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xd9]));
  };
  expect(withZone("+01:00")).toBe("2026-11-03T14:22:07+01:00");
  expect(withZone("   :  ")).toBe("2026-11-03T14:22:07");
});

test("a photo that tells no time has none", () => {
  expect(readTakenAt(jpeg("0000:00:00 00:00:00"))).toBeNull();
  expect(readTakenAt(jpeg("    :  :     :  :  "))).toBeNull();
  expect(readTakenAt(stripLocation(jpeg("2026:11:03 14:22:07")))).toBeNull();
  expect(readTakenAt(new Uint8Array(bytesOf("2026:11:03 14:22:07")))).toBeNull();
});

test("data that point outside their file tell no time", () => {
  const torn = jpeg("2026:11:03 14:22:07");
  new DataView(torn.buffer).setUint32(12 + 18, 0xffffff, true);
  expect(readTakenAt(torn)).toBeNull();
  expect(readTakenAt(heic("2026:11:03 14:22:07").slice(0, 640))).toBeNull();
});
