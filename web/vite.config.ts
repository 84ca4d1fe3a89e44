import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";
import { cataloguesPlugin } from "./src/i18n/cataloguesPlugin.ts";
import { serviceWorkerPlugin } from "./src/serviceWorker/serviceWorkerPlugin.ts";
import { blueprintPlugin } from "./src/style/blueprintPlugin.ts";

// Vite would put the gateway's own host into the request, and the gateway would take the page for one of another site.
const gateway = { target: process.env.GATEWAY_URL ?? "http://localhost:4000", changeOrigin: false };

// Every page loads the same modules first: two files hold them instead of twenty, and the libraries' stays the same through most releases.
const groups = [
  { name: "libraries", tags: ["$initial" as const], test: /node_modules/ },
  { name: "first", tags: ["$initial" as const] },
];

// Babel parses and prints each module that it is given, and most have nothing for it.
const relay = defineRolldownBabelPreset({
  preset: () => ({ plugins: [["relay", { eagerEsModules: true }]] }),
  rolldown: { filter: { code: "graphql`" } },
});

export default defineConfig({
  plugins: [
    cataloguesPlugin(),
    blueprintPlugin(),
    babel({ presets: [relay] }),
    react(),
    serviceWorkerPlugin(),
    compressPlugin(),
  ],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Otherwise Vite also scans explorer.html, whose Monaco workers only its own configuration can resolve, and ends.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    proxy: { "/graphql": gateway, "/docs": gateway, "/log": gateway, "/explorer": gateway, "/schema.graphql": gateway },
  },
});
