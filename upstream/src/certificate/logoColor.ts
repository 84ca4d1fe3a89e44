import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";

type Services = { storage: Pick<Storage, "read">; threads: Threads };

const worker = new URL("../storage/findColor.ts", import.meta.url);
/** Colours by the id of a PNG file. A file's contents never change, so its colour stays the same. */
const found = new Map<string, string | null>();
const maxFound = 1_000;

/** The colour of a company's printed logo. Null for a missing, colourless or unreadable logo. */
export async function logoColor({ storage, threads }: Services, printId: string | null): Promise<string | null> {
  if (printId === null) return null;
  const known = found.get(printId);
  if (known !== undefined) return known;
  const png = await storage.read(printId).catch(() => null);
  if (!png) return null;
  const color = await threads.run<Uint8Array, string | null>(worker, png).catch(() => null);
  if (found.size >= maxFound) found.clear();
  found.set(printId, color);
  return color;
}

/** Returns `color` if white text on it has a contrast of 4.5 (WCAG 1.4.3), and a dark colour if not. */
export function bandColor(color: string | null): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? "", 16) / 255);
  const [red = 1, green = 1, blue = 1] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return color && 1.05 / (luminance + 0.05) >= 4.5 ? color : "#17212b";
}
