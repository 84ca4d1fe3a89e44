import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { buildSchema, parse, validate } from "graphql";
import { readExamples } from "./readExamples.ts";

const address = (file: string) => new URL(`../../../${file}`, import.meta.url);
const read = (file: string) => readFileSync(address(file), "utf8");

test("every recipe of the guide that has a title is an example, and the schema allows it", () => {
  const chapters = readdirSync(address("docs/integrators")).map((file) => read(`docs/integrators/${file}`));
  const guide = [read("docs/integrators.md"), ...chapters].join("\n");
  const examples = readExamples(guide);
  expect(examples).toHaveLength(guide.match(/^\*\*/gm)?.length ?? 0);
  const schema = buildSchema(read("schema.graphql"));
  for (const { query } of examples) expect(validate(schema, parse(query))).toEqual([]);
});

test("an example has its recipe's title as its name, and its variables", () => {
  const guide = `**Make a \`house\`.** Once.\n\n\`\`\`sh\ncurl -d '{"query":"query($id: ID!) { a(id: $id) }","variables":{"id":"'"$PROJECT"'"}}'\n\`\`\``;
  expect(readExamples(guide)).toEqual([
    { query: "query MakeAHouse($id: ID!) {\n  a(id: $id)\n}", variables: '{\n  "id": "the project\'s id"\n}' },
  ]);
});
