import { existsSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { importIcons } from "./iconsPlugin.ts";

test("each icon is imported from its own module, and what is no icon from the index", () => {
  const code = importIcons('import { Add, IconSize, SmallCrossIcon as Close, } from "@blueprintjs/icons";');
  const imports = [...code.matchAll(/import \{ (.+?) \} from "(.+?)";/g)].map(([, name, module = ""]) => [
    name,
    module,
  ]);
  expect(imports).toEqual([
    ["Add", expect.stringMatching(/components\/add\.js$/)],
    ["IconSize", "@blueprintjs/icons"],
    ["SmallCrossIcon as Close", expect.stringMatching(/components\/small-cross\.js$/)],
  ]);
  for (const [, module = ""] of imports) if (module.startsWith("/")) expect(existsSync(module)).toBe(true);
});
