import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";
import { cataloguesPlugin } from "./src/i18n/cataloguesPlugin.ts";
import { serviceWorkerPlugin } from "./src/serviceWorker/serviceWorkerPlugin.ts";
import { blueprintPlugin } from "./src/style/blueprintPlugin.ts";

// Vite would put the gateway's own host into the request, and the gateway would take the page for one of another site.
const gateway = { target: process.env.GATEWAY_URL ?? "http://localhost:4000", changeOrigin: false };

export default defineConfig({
  plugins: [
    cataloguesPlugin(),
    blueprintPlugin(),
    babel({ plugins: [["relay", { eagerEsModules: true }]] }),
    react(),
    serviceWorkerPlugin(),
    compressPlugin(),
  ],
  build: { outDir: "dist", assetsInlineLimit: 0, sourcemap: false, manifest: true },
  // Otherwise Vite also scans explorer.html, whose Monaco workers only its own configuration can resolve, and ends.
  optimizeDeps: { entries: ["index.html"] },
  server: { proxy: { "/graphql": gateway, "/explorer": gateway, "/schema.graphql": gateway } },
});
