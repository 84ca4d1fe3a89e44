import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm } from "@resvg/resvg-wasm";

await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

export { Resvg } from "@resvg/resvg-wasm";
