import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./services.ts";

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const kibibyte = 1024;
const most = { js: 210 * kibibyte, css: 35 * kibibyte, fonts: 24 * kibibyte };
const beforeTheList = ["index.html", "list"];
// Shared chunks, which the manifest lists as `_layout-….js` and `_project-….js`.
const project = ["layout", "project"];

/** The modules of each page. `isPageSmall` adds `index.html`, and `frame` for a page with a frame. */
const pages: Record<string, string[]> = {
  list: ["list"],
  project,
  grid: [...project, "src/measuringGrid/MeasuringPage.tsx"],
  photos: [...project, "src/photoTray/PhotoTray.tsx"],
  protocol: [...project, "src/protocol/ProtocolPage.tsx"],
  history: ["src/history/HistoryPage.tsx"],
  attention: ["src/attention/AttentionPage.tsx"],
  certificates: ["src/certificate/register/CertificateListPage.tsx"],
  customer: ["src/customer/CustomerPage.tsx"],
  figures: ["src/figures/FiguresPage.tsx"],
  account: ["src/account/AccountPage.tsx", "src/account/Programs.tsx", "src/account/webhook/WebhookSection.tsx"],
  import: ["src/project/import/ImportPage.tsx"],
  login: ["src/session/login/LoginPage.tsx"],
  certificate: ["src/certificate/CertificatePage.tsx"],
  verify: ["src/certificate/verify/VerifyPage.tsx"],
};
/** Besides these files, a page makes up to 14 requests: for the document, theme, icon, fonts, texts and data. */
const pageLimit = { files: 29, kilobytes: 370 };
const listLimit = { files: 16, kilobytes: 280 };
const withoutFrame = ["login", "certificate", "verify"];

/** True if the first view and each page keep to the limits. @throws Error if the build lacks a font or split texts */
export function isBundleSmall(dist = join(root, "web/dist")): boolean {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const sizes = new Map<string, number>();
  const size = (file: string) => {
    const bytes = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    sizes.set(file, bytes);
    return bytes;
  };
  const early = [...new Set(beforeTheList.flatMap((name) => [...withImports(manifest, entryOf(manifest, name))]))];
  const chunks = early.map((name) => chunkOf(manifest, name));
  const texts = Object.keys(manifest).filter((name) => /^src\/i18n\/[a-z]{2}\.json\?first$/.test(name));
  if (texts.length === 0 || early.some((name) => name.includes("/i18n/"))) throw new Error("The build splits no texts");
  const largestTexts = Math.max(...texts.map((name) => size(chunkOf(manifest, name).file)));
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  const js = sum(chunks.map(({ file }) => size(file))) + largestTexts;
  const css = sum(sheets.map(size));
  const fontFiles = globSync("assets/text{Latin,Ohm}-*.woff2", { cwd: dist });
  if (fontFiles.length !== 2) throw new Error("The build lacks a font of the first view");
  const fonts = sum(fontFiles.map((file) => statSync(join(dist, file)).size));
  const say = (bytes: number) => (bytes / kibibyte).toFixed(1);
  console.log(
    `Before the list: JavaScript ${say(js)} of ${say(most.js)} KiB, CSS ${say(css)} of ${say(most.css)} KiB, fonts ${say(fonts)} of ${say(most.fonts)} KiB`,
  );
  const arePagesSmall = Object.keys(pages).map((page) => isPageSmall(manifest, page, size));
  return js <= most.js && css <= most.css && fonts <= most.fonts && !arePagesSmall.includes(false);
}

/** Compares the number and the brotli size of a page's files with the limits, without fonts, texts and data. */
function isPageSmall(manifest: Manifest, page: string, size: (file: string) => number): boolean {
  const frame = withoutFrame.includes(page) ? [] : ["frame"];
  const loaded = ["index.html", ...frame, ...(pages[page] ?? [])];
  const names = new Set(loaded.flatMap((name) => [...withImports(manifest, entryOf(manifest, name))]));
  const chunks = [...names].map((name) => chunkOf(manifest, name));
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  const kilobytes = Math.round(sum(files.map(size)) / 1_000);
  const limit = page === "list" ? listLimit : pageLimit;
  const isSmall = files.length <= limit.files && kilobytes <= limit.kilobytes;
  if (!isSmall)
    console.error(
      `The page ${page} loads ${files.length} files of ${kilobytes} kB; the limit is ${limit.files} files of ${limit.kilobytes} kB`,
    );
  return isSmall;
}

/** The manifest's key for a module, or for a shared chunk. */
function entryOf(manifest: Manifest, name: string): string {
  return Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith(".js")) ?? name;
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunkOf(manifest, name).imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build's manifest has no ${name}`);
  return chunk;
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

if (import.meta.main && !isBundleSmall(process.argv[2])) process.exitCode = 1;
