import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Writes a brotli copy of each script and style sheet, so that the gateway need not compress them. */
export function compressPlugin(quality = constants.BROTLI_MAX_QUALITY): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const path = join(dir, file);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
      }
    },
  };
}
