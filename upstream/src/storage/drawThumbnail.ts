import { crc32, deflateSync } from "node:zlib";
import { imageSize } from "image-size";
import { pixelLimits } from "./pixelLimit.ts";
import { Resvg } from "./resvg.ts";

/** In pixels: 288 dots per inch, printed at 28 × 20 pt. */
const size = { width: 112, height: 80 };

/** The types that the library decodes, with their MIME types. */
const decoded = new Map([
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
]);

/** Draws the middle of a photo as a small grey PNG. Null if the bytes are no photo or cannot be decoded. */
export default (bytes: Uint8Array): Uint8Array | null => {
  const photo = readHeader(bytes);
  if (!photo) return null;
  const rendered = new Resvg(wrap(bytes, photo)).render();
  const gray = toGray(rendered.pixels);
  rendered.free();
  return gray && encodeGray(gray);
};

type Header = { contentType: string; width: number; height: number; orientation: number };

function readHeader(bytes: Uint8Array): Header | null {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    const contentType = decoded.get(type);
    return contentType && width * height < pixelLimits.logo ? { contentType, width, height, orientation } : null;
  } catch {
    return null;
  }
}

/** Turns the picture upright by an SVG. A camera stores an upright picture on its side and notes the orientation. */
function wrap(bytes: Uint8Array, { contentType, width, height, orientation }: Header): string {
  const turns: Record<number, string> = {
    2: `-1 0 0 1 ${width} 0`,
    3: `-1 0 0 -1 ${width} ${height}`,
    4: `1 0 0 -1 0 ${height}`,
    5: "0 1 1 0 0 0",
    6: `0 1 -1 0 ${height} 0`,
    7: `0 -1 -1 0 ${height} ${width}`,
    8: `0 -1 1 0 0 ${width}`,
  };
  const box = orientation > 4 ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`;
  const href = `data:${contentType};base64,${Buffer.from(bytes).toString("base64")}`;
  const image = `<image transform="matrix(${turns[orientation] ?? "1 0 0 1 0 0"})" width="${width}" height="${height}" href="${href}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${image}</svg>`;
}

/** Null if the library drew nothing, for example from a file that ends within its header. */
function toGray(pixels: Uint8Array): Buffer | null {
  const gray = Buffer.alloc(pixels.length / 4);
  let isEmpty = true;
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4);
    if (alpha > 0) isEmpty = false;
    // Colours are already multiplied by alpha; the background becomes white.
    gray[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue + 255 - alpha);
  }
  return isEmpty ? null : gray;
}

/** One byte per pixel, which PDFKit embeds unchanged. The library's own PNG has four, which PDFKit would decode. */
function encodeGray(gray: Buffer): Buffer {
  const { width, height } = size;
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) gray.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(lines)), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
