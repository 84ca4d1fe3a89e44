import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { buildSchema, print } from "graphql";
import { parseExportQuery } from "./exportQuery.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const parse = (text: string) => parseExportQuery(schema, text);
const inCompany = (field: string) => `{ viewer { company { ${field} } } }`;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

test("a page is the query with a range at its connection, and nothing but what its edges have in it", () => {
  const { path, pageSize, toDocument } = parse(
    `query Night { me: viewer { company { open: projects(archived: true) {
       totalCount pageInfo { hasPreviousPage } edges { cursor row: node { name ...place } } } } } }
     fragment place on Project { city }`,
  );
  expect([path, pageSize]).toEqual([["me", "company", "open"], 100]);
  const document = toDocument({ first: 50, after: "c" });
  expect(spaced(print(document))).toBe(
    'query Night { me: viewer { company { open: projects(archived: true, first: 50, after: "c") { ' +
      "edges { node { name ...place } } pageInfo { hasNextPage endCursor } } } } } fragment place on Project { city }",
  );
  expect(print(toDocument({ first: 100, after: null }))).not.toContain("after");
});

test("fields of the edges stay, but for the cursor", () => {
  const { toDocument } = parse(
    inCompany("certificates { edges { cursor customer on: isProjectArchived node { number } } }"),
  );
  expect(spaced(print(toDocument({ first: 1, after: null })))).toContain(
    "edges { customer on: isProjectArchived node { number } }",
  );
});

test("a program's company, and a folder's installations, are exported too", () => {
  expect(parse("{ program { company { users { edges { node { email } } } } } }").path).toHaveLength(3);
  const ofFolder = 'folder(projectId: "p", folderId: "f") { installations { edges { node { title } } } }';
  expect(parse(`{ ${ofFolder} }`).path).toEqual(["folder", "installations"]);
});

test("rows that hold lists of their own come fewer at a time", () => {
  const folders = "rootFolder { allInstallations { nodes { title products { title } } } }";
  const { pageSize } = parse(inCompany(`projects { edges { node { ${folders} } } }`));
  expect(pageSize).toBeLessThan(100);
  expect(pageSize).toBeGreaterThan(0);
});

const rows = "edges { node { name } }";
test.each([
  ["{ viewer { company { projects { edges { node { nam } } } } } }", /Cannot query field "nam"/],
  ["{ viewer {", /Syntax Error/],
  ["", /Syntax Error/],
  [`mutation { signOut { userErrors { code } } }`, /is a query, not a mutation/],
  [`query A { links(language: sv) { support } } query B { links(language: sv) { support } }`, /exactly one operation/],
  [
    `query($q: Boolean!) { viewer { company { projects(archived: $q) { ${rows} } } } }`,
    /no variables: write their values/,
  ],
  [inCompany(`projects { ${rows} } templates { ${rows} }`), /each level of an export has one field/],
  [inCompany(`name projects { ${rows} }`), /each level of an export has one field/],
  [
    `{ ...own } fragment own on Query { viewer { company { projects { ${rows} } } } }`,
    /without directives or fragments/,
  ],
  [inCompany(`projects @include(if: true) { ${rows} }`), /without directives or fragments/],
  [inCompany("name"), /leads to no connection/],
  [inCompany("installers { email }"), /leads to no connection/],
  ["{ __schema { types { name } } }", /leads to no connection/],
  ...["first: 10", 'after: "x"'].map((given): [string, RegExp] => [
    inCompany(`projects(${given}) { ${rows} }`),
    /reads every page by itself: leave `(first|after)`/,
  ]),
  [inCompany("projects { totalCount }"), /selects `edges \{ node \{/],
  [inCompany("projects { edges { cursor } }"), /selects `edges \{ node \{/],
  [inCompany(`projects { ${rows} more: edges { node { id } } }`), /selects `edges \{ node \{/],
  [inCompany("projects { edges { node @skip(if: false) { name } } }"), /selects `edges \{ node \{/],
  [
    inCompany(
      "projects { edges { node { rootFolder { subFolders { installations(first: 100) { edges { node { steps(language: sv) { entries { measurements { value } } } } } } } } } } }",
    ),
    /may give \d+ objects; 10000 are allowed/,
  ],
  [
    `{ viewer { ${"company { users(first: 1) { edges { node { ".repeat(4)}email${" } } } }".repeat(4)} } }`,
    /more than 15 levels/,
  ],
])("%s is refused in words", (text, words) => {
  expect(() => parse(text)).toThrow(words);
});
