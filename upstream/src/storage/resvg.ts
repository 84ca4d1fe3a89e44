import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm } from "@resvg/resvg-wasm";

// The library is initialised once per thread.
await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

export { Resvg } from "@resvg/resvg-wasm";
