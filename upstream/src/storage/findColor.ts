import { Resvg } from "./resvg.ts";

/** Pixels on each side, enough to find a logo's most frequent colour. */
const side = 64;
/** A pixel looks grey if its channels, 0 to 255, differ by less than this. */
const minChroma = 40;
/** Channel values are grouped in steps of this size, so that shades of one colour count as one. */
const stepSize = 32;

/** A PNG's most frequent colour as `#rrggbb`. Null if the picture is empty or has only black, white and grey. */
export default (png: Uint8Array): string | null => {
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image width="${side}" height="${side}" preserveAspectRatio="none" href="${href}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const groups = new Map<string, number[][]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 255 || Math.max(red, green, blue) - Math.min(red, green, blue) < minChroma) continue;
    const key = [red, green, blue].map((channel) => Math.floor(channel / stepSize)).join();
    groups.set(key, [...(groups.get(key) ?? []), [red, green, blue]]);
  }
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return most ? `#${[0, 1, 2].map((channel) => toHex(average(most, channel))).join("")}` : null;
};

const average = (colors: number[][], channel: number) =>
  Math.round(colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / colors.length);

const toHex = (channel: number) => channel.toString(16).padStart(2, "0");
