import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";
import { licencesPlugin } from "./licencesPlugin.ts";

// The best compression would take a minute for the large explorer, which few people open.
const quickly = 5;

const licences = licencesPlugin();

// A separate build, so that the app never loads a part of the explorer.
export default defineConfig({
  base: "/explorer/",
  publicDir: false,
  plugins: [react(), licences.ofPages, compressPlugin(quickly)],
  worker: { format: "es", plugins: () => [licences.ofWorkers] },
  build: {
    outDir: "dist-explorer",
    assetsDir: "",
    assetsInlineLimit: 0,
    sourcemap: false,
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      input: "explorer.html",
      checks: { pluginTimings: false },
      // GraphiQL contains directives for React's compiler, which already ran.
      onLog: (level, log, handle) => log.code !== "MODULE_LEVEL_DIRECTIVE" && handle(level, log),
    },
  },
});
