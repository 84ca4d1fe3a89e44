import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";

// Few open the explorer, and it is large: the best compression would take a minute.
const quickly = 5;

// A build of its own, in a folder of its own, so that nothing of the explorer becomes part of what the app loads.
export default defineConfig({
  base: "/explorer/",
  publicDir: false,
  plugins: [react(), compressPlugin(quickly)],
  worker: { format: "es" },
  build: {
    outDir: "dist-explorer",
    assetsDir: "",
    assetsInlineLimit: 0,
    sourcemap: false,
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      input: "explorer.html",
      checks: { pluginTimings: false },
      // GraphiQL's marks for React's compiler, which has run already.
      onLog: (level, log, handle) => log.code !== "MODULE_LEVEL_DIRECTIVE" && handle(level, log),
    },
  },
});
