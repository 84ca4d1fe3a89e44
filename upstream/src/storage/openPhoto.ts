import sharp, { type Sharp } from "sharp";
import { pixelLimits } from "./pixelLimit.ts";

// Blocks SVG, PDF and rarer formats, because an upload may contain anything.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((format) => `VipsForeignLoad${format}`),
});
sharp.concurrency(1);
sharp.cache(false);

const maxSeconds = 10;

/** An uploaded photo, upright and on white. Reading the photo fails if its format is blocked or the file is damaged. */
export function openPhoto(photo: string | Uint8Array): Sharp {
  return sharp(photo, { limitInputPixels: pixelLimits.attachment, failOn: "error" })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .flatten({ background: "white" });
}
