import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";
import { cataloguesPlugin } from "./src/i18n/cataloguesPlugin.ts";
import { blueprintPlugin } from "./src/style/blueprintPlugin.ts";

const gateway = process.env.GATEWAY_URL ?? "http://localhost:4000";

export default defineConfig({
  plugins: [
    cataloguesPlugin(),
    blueprintPlugin(),
    babel({ plugins: [["relay", { eagerEsModules: true }]] }),
    react(),
    compressPlugin(),
  ],
  build: { outDir: "dist", assetsInlineLimit: 0, sourcemap: false, manifest: true },
  server: { proxy: { "/graphql": gateway, "/explorer": gateway, "/schema.graphql": gateway } },
});
