import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cataloguesPlugin } from "./src/i18n/cataloguesPlugin.ts";

const gateway = process.env.GATEWAY_URL ?? "http://localhost:4000";

export default defineConfig({
  plugins: [cataloguesPlugin(), babel({ plugins: [["relay", { eagerEsModules: true }]] }), react()],
  build: { outDir: "dist", assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { "/graphql": gateway } },
});
