import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { restCallName } from "./restCallName.ts";

const contract = readFileSync(new URL("../../../upstream/openapi.yaml", import.meta.url), "utf8");
const { paths } = parse(contract) as { paths: Record<string, object> };
const ids = ["6f1c-äö?", "company", "steps", "v1"];

test.each(Object.keys(paths))("%s is named by its words, with each id left out", (path) => {
  const name = `GET ${path.slice(1).replace(/\{\w+\}/g, ":id")}`;
  for (const id of ids) expect(restCallName("GET", path.slice(1).replace(/\{\w+\}/g, id))).toBe(name);
});
