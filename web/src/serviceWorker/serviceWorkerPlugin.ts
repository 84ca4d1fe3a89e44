import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { namedFiles } from "./requestKind.ts";

/** Excludes fonts of rare alphabets, the font that `style/fonts.css` replaces, and the worker that checks files. */
const isStored = (file: string) =>
  /^assets\/.*\.(js|css|woff2)$/.test(file) &&
  !/-(cyrillic|greek|vietnamese)|sans-latin-wght|\/checkWorker-/.test(file);

/** Writes `/sw.js` with the names of this build's files. A new build changes the file, which makes browsers update. */
export function serviceWorkerPlugin(): Plugin {
  let publicDir = "";
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no index.html");
      const assets = Object.keys(bundle).filter(isStored).sort();
      const hash = createHash("sha256").update(page.source).update(assets.join());
      for (const path of namedFiles) hash.update(readFileSync(join(publicDir, path)));
      const version = hash.digest("hex").slice(0, 12);
      const source = await buildWorker({ version, assets: assets.map((file) => `/${file}`) });
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

async function buildWorker(about: { version: string; assets: string[] }): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { build: JSON.stringify(about) },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "worker.ts"), formats: ["iife"], name: "worker" },
    },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : "output" in built ? built.output : [];
  const [chunk] = outputs;
  if (chunk?.type !== "chunk") throw new Error("The service worker was not built");
  return chunk.code;
}
