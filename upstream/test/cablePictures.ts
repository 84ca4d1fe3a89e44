import sharp from "sharp";
import { type Random, seededRandom } from "../src/demo/data/seeded.ts";
import { Resvg } from "../src/storage/resvg.ts";

const size = { width: 800, height: 600 };
const floors = ["#b9b4aa", "#a8a39b", "#c9bfae", "#8f8b86", "#d2cdc4"];
const cables = ["#b3261e", "#1f4fa3", "#222222", "#c46a12"];

type Site = { floor: string; cable: string; spacing: number };

/** The same floor, cable and spacing for all pictures of a site, as in the rooms of one building. */
export function randomSite(name: string): Site {
  const random = seededRandom(`site ${name}`);
  return { floor: random.pick(floors), cable: random.pick(cables), spacing: random.between(70, 130) };
}

/** Draws a laid cable as a camera would see it: a room's outline, loops, a thermostat, light from one side. */
export function drawCable(name: string, site: Site): Promise<Buffer> {
  const random = seededRandom(`picture ${name}`);
  const turn = random.between(-25, 25) + (random.chance(0.5) ? 90 : 0);
  const zoom = random.between(0.75, 1.35);
  const shift = [random.between(-220, 220), random.between(-160, 160)];
  const place = `translate(${800 + (shift[0] ?? 0)} ${600 + (shift[1] ?? 0)}) rotate(${turn}) skewX(${random.between(-14, 14)}) scale(${zoom})`;
  const [left, top] = [random.between(-640, -380), random.between(-460, -280)];
  const [right, bottom] = [random.between(380, 640), random.between(280, 460)];
  const light = { x: random.between(0, 1), y: random.between(0, 1), dark: random.between(0.15, 0.5) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1600 1200">
<defs><radialGradient id="light" cx="${light.x}" cy="${light.y}" r="1.1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${light.dark}"/></radialGradient></defs>
<rect width="100%" height="100%" fill="#6e6a66"/>
<g transform="${place}"><rect x="${left - 60}" y="${top - 60}" width="${right - left + 120}" height="${bottom - top + 120}" fill="${site.floor}"/>
${drawThings(random, { left, top, right, bottom })}
<path d="${drawLoops(random, { left, top, right, bottom }, site.spacing)}" fill="none" stroke="${site.cable}" stroke-width="16" stroke-linejoin="round"/></g>
<rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  // Uses Resvg, because hashing photos closes sharp's SVG loader for the whole process.
  return sharp(new Resvg(svg).render().pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
}

type Room = { left: number; top: number; right: number; bottom: number };

/** A serpentine that leaves out a corner where furniture will stand. */
function drawLoops(random: Random, { left, top, right, bottom }: Room, spacing: number): string {
  const corner = { x: right - random.between(100, 420), y: top + random.between(80, 320) };
  const points: string[] = [];
  let isForth = true;
  for (let y = top; y <= bottom; y += spacing) {
    const end = y < corner.y ? corner.x : right;
    points.push(isForth ? `${left} ${y} L ${end} ${y}` : `${end} ${y} L ${left} ${y}`);
    isForth = !isForth;
  }
  return `M ${points.join(" L ")}`;
}

/** Draws things that differ from room to room, such as a thermostat's box, a drain or a tool. */
function drawThings(random: Random, { left, top, right, bottom }: Room): string {
  const shapes = Array.from({ length: random.whole(1, 4) }, () => {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const tone = random.pick(["#ffffff", "#333333", "#5b4a36", "#e8e2d6"]);
    return random.chance(0.5)
      ? `<circle cx="${x}" cy="${y}" r="${random.between(25, 90)}" fill="${tone}"/>`
      : `<rect x="${x}" y="${y}" width="${random.between(60, 260)}" height="${random.between(40, 180)}" fill="${tone}"/>`;
  });
  return shapes.join("");
}

/** Changes that a photo goes through when people pass it on. */
export const changedPhotos: Record<string, (photo: Buffer) => Promise<Buffer>> = {
  "re-encoded as JPEG, quality 60": (photo) => sharp(photo).jpeg({ quality: 60 }).toBuffer(),
  "re-encoded as WebP, quality 50": (photo) => sharp(photo).webp({ quality: 50 }).toBuffer(),
  "a quarter of its width": (photo) =>
    sharp(photo)
      .resize(size.width / 4)
      .jpeg({ quality: 80 })
      .toBuffer(),
  "turned by 90° and marked so in Exif": async (photo) =>
    sharp(await sharp(photo).rotate(270).toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  "cropped by 2 % on each side": (photo) =>
    sharp(photo)
      .extract({ left: 16, top: 12, width: size.width - 32, height: size.height - 24 })
      .jpeg()
      .toBuffer(),
  "brighter by a fifth": (photo) => sharp(photo).modulate({ brightness: 1.2 }).jpeg().toBuffer(),
  "darker by a fifth": (photo) => sharp(photo).modulate({ brightness: 0.8 }).jpeg().toBuffer(),
};
