import { expect, jest, test } from "@jest/globals";
import { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from "@zxing/library";
import PDFDocument from "pdfkit";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import { drawVerificationCode } from "./drawVerificationCode.ts";
import { registerFonts } from "./fonts.ts";
import { beginTags } from "./tags.ts";

const width = 400;

/** Draws the code and renders it at 4 pixels a point, so that a decoder can read it. */
function paint(url: string | null): Uint8ClampedArray {
  const doc = new PDFDocument({ size: "A4", margin: 0 });
  registerFonts(doc);
  beginTags(doc);
  const rect = jest.spyOn(doc, "rect");
  drawVerificationCode({ doc, language: "en", texts: certificateTextsIn("en"), y: 0 }, url);
  const [[left = 0, top = 0] = [], ...squares] = rect.mock.calls;
  const pixels = new Uint8ClampedArray(width * width).fill(255);
  for (const [x, y, side] of squares) {
    const [from, to] = [Math.round((x - left) * 4), Math.round((x - left + side) * 4)];
    for (let line = Math.round((y - top) * 4); line < Math.round((y - top + side) * 4); line++)
      pixels.fill(0, line * width + from, line * width + to);
  }
  return pixels;
}

function read(pixels: Uint8ClampedArray): string {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, width)));
  return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.PURE_BARCODE, true]])).getText();
}

test.each(["https://warranty.example/certificate/Ab3xZ9", `https://intyg.fjällum.example/${"x".repeat(80)}`])(
  "draws a code from which a reader gets %s",
  (url) => expect(read(paint(url))).toBe(url),
);

test("draws no squares before the certificate has an address", () => {
  expect(paint(null).every((pixel) => pixel === 255)).toBe(true);
});
