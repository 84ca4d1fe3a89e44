import { createTransformer } from "babel-jest";
import { transformSync } from "rolldown/utils";

const babel = await createTransformer();

/**
 * Compiles as the build does, by Oxc in a fortieth of Babel's time; Relay's plugin alone needs Babel. `import("./sv.json")` gets the attribute
 * that jest asks for. The source has none, because Vite's development server hands JSON out as JavaScript.
 */
export default {
  process: (source: string, path: string, options: Parameters<typeof babel.process>[2]) => {
    if (source.includes("graphql`")) return babel.process(source, path, options);
    const attributed = source.replaceAll(
      /\bimport\(("[^"]+\.json(?:\?[^"]*)?")\)/g,
      'import($1, { with: { type: "json" } })',
    );
    const { code, map, errors } = transformSync(path, attributed, { jsx: { runtime: "automatic" }, sourcemap: true });
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    return { code, map };
  },
};
