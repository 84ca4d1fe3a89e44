import { readFileSync } from "node:fs";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { catalogueFaults } from "./src/i18n/catalogueFaults.ts";
import { languageList } from "./src/i18n/languages.ts";

const gateway = process.env.GATEWAY_URL ?? "http://localhost:4000";

/** Neither builds nor serves while a catalogue differs in structure from the source language. */
function catalogueCheck(): Plugin {
  const read = (language: string) =>
    JSON.parse(readFileSync(new URL(`./src/i18n/${language}.json`, import.meta.url), "utf8"));
  return {
    name: "catalogue-check",
    buildStart() {
      const faults = catalogueFaults(Object.fromEntries(languageList.map((language) => [language, read(language)])));
      if (faults.length > 0) this.error(`The catalogues in src/i18n differ:\n${faults.join("\n")}`);
    },
  };
}

export default defineConfig({
  plugins: [catalogueCheck(), babel({ plugins: [["relay", { eagerEsModules: true }]] }), react()],
  build: { outDir: "dist", assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { "/graphql": gateway } },
});
