import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { imageSize } from "image-size";
import { Resvg } from "./resvg.ts";

/** In pixels: sharp on paper at a width of 6 cm. */
const maxLength = 600;

const load = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));
const fontBuffers = [await load("@expo-google-fonts/ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf")];
const font = { fontBuffers, defaultFontFamily: "IBM Plex Sans Medium" };

/** Makes a PNG of a logo. An SVG runs no script and loads nothing. Throws if the bytes are no picture. */
export default ({ bytes, contentType }: { bytes: Uint8Array; contentType: string }): Uint8Array => {
  const svg = contentType === "image/svg+xml" ? bytes : wrap(Buffer.from(bytes), contentType);
  const { width, height } = new Resvg(svg, { font });
  const fitTo = { mode: width >= height ? "width" : "height", value: maxLength } as const;
  return new Resvg(svg, { font, fitTo }).render().asPng();
};

function wrap(bytes: Buffer, contentType: string): string {
  const { width, height } = imageSize(bytes);
  const href = `data:${contentType};base64,${bytes.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
}
