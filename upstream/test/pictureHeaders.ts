/** The start of a picture up to its size, without image data. */
type PictureHeader = (width: number, height: number) => Buffer;

const ascii = (text: string) => Buffer.from(text, "latin1");
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const uint32 = (value: number) => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)]);
const uint16le = (value: number) => uint16(value).reverse();

export const pngOf: PictureHeader = (width, height) =>
  Buffer.concat([
    ascii("\x89PNG\r\n\x1a\n"),
    uint32(13),
    ascii("IHDR"),
    uint32(width),
    uint32(height),
    ascii("\x08\x02\0\0\0"),
  ]);

export const jpegOf: PictureHeader = (width, height) =>
  Buffer.concat([
    ascii("\xff\xd8\xff\xe0"),
    uint16(16),
    ascii("JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    ascii("\xff\xc0"),
    uint16(17),
    ascii("\x08"),
    uint16(height),
    uint16(width),
    ascii("\x03\x01\x22\0\x02\x11\x01\x03\x11\x01"),
  ]);

export const gifOf: PictureHeader = (width, height) =>
  Buffer.concat([ascii("GIF89a"), uint16le(width), uint16le(height), ascii("\0\0\0")]);

export const webpOf: PictureHeader = (width, height) =>
  Buffer.concat([
    ascii("RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0"),
    uint32(width - 1)
      .reverse()
      .subarray(0, 3),
    uint32(height - 1)
      .reverse()
      .subarray(0, 3),
  ]);

const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint32(content.length + 8), ascii(type), content]);
};

/** The header of an HEIC or AVIF. Cameras write the size of a tile first and the size of the whole picture after it. */
export const heicOf =
  (brand: "heic" | "avif"): PictureHeader =>
  (width, height) => {
    const size = (x: number, y: number) => box("ispe", uint32(0), uint32(x), uint32(y));
    const properties = box("iprp", box("ipco", size(512, 512), size(width, height)));
    return Buffer.concat([
      box("ftyp", ascii(brand), uint32(0), ascii(`mif1${brand}`)),
      box("meta", uint32(0), properties),
    ]);
  };
