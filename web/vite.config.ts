import { readFileSync } from "node:fs";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { sharedChunks } from "./chunks.ts";
import { compressPlugin } from "./compressPlugin.ts";
import { licencesPlugin } from "./licencesPlugin.ts";
import { sourceMapsPlugin } from "./sourceMapsPlugin.ts";
import { cataloguesPlugin } from "./src/i18n/cataloguesPlugin.ts";
import { serviceWorkerPlugin } from "./src/serviceWorker/serviceWorkerPlugin.ts";
import { blueprintPlugin } from "./src/style/blueprintPlugin.ts";
import { iconsPlugin } from "./src/style/iconsPlugin.ts";

// With `changeOrigin`, Vite would send the gateway's own host, and the gateway would refuse the page as another site.
const gateway = { target: process.env.GATEWAY_URL ?? "http://localhost:4000", changeOrigin: false };

// Every page starts with the same modules, so two files contain them. The libraries' file rarely changes between
// releases.
const groups = [
  { name: "libraries", tags: ["$initial" as const], test: /node_modules/ },
  { name: "first", tags: ["$initial" as const] },
  ...sharedChunks,
];

// Only modules with a graphql tag go through Babel, because parsing other modules would waste time.
const relay = defineRolldownBabelPreset({
  preset: () => ({ plugins: [["relay", { eagerEsModules: true }]] }),
  rolldown: { filter: { code: "graphql`" } },
});

const licences = licencesPlugin();

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const versionPlugin: Plugin = {
  name: "version",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { name: "version", content: [version, process.env.COMMIT?.slice(0, 7)].filter(Boolean).join(" ") },
    },
  ],
};

export default defineConfig({
  plugins: [
    cataloguesPlugin(),
    blueprintPlugin(),
    iconsPlugin(),
    babel({ presets: [relay] }),
    react(),
    serviceWorkerPlugin(),
    sourceMapsPlugin(),
    versionPlugin,
    licences.ofPages,
    compressPlugin(),
  ],
  worker: { plugins: () => [licences.ofWorkers] },
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    sourcemap: "hidden",
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Vite would also scan explorer.html and fail: only the explorer's configuration resolves Monaco's workers.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    proxy: {
      "/graphql": gateway,
      "/client-errors": gateway,
      "/docs": gateway,
      "/log/": gateway,
      "/explorer": gateway,
      "/schema.graphql": gateway,
    },
  },
});
