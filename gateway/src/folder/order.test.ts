import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const titles = ["V19", "Öbo", "V4", "Åsen", "V12"];
const sorted = ["V4", "V12", "V19", "Åsen", "Öbo"];

const installations = titles.map((title) => ({ id: `i-${title}`, title, completedAt: null, missing: [] }));
const below = titles.map((title) => ({ id: `f-${title}`, title, name: title, installations, folders: [] }));
const tree = titles.map((title) => ({ ...below[0], id: `t-${title}`, title, folders: below }));
const subFolders = titles.map((title) => ({ id: `f-${title}`, projectId: "p1", title }));

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, language: "sv" });
    if (pathname.endsWith("/signable")) return answer(response, 200, { data: tree });
    if (pathname.endsWith("/installation"))
      return answer(response, 200, { data: installations, meta: { count: titles.length } });
    if (pathname.endsWith("/folder/f1")) return answer(response, 200, { id: "f1", projectId: "p1", subFolders });
    answer(response, 200, { id: "p1", companyId: "company-1", name: "Solbacken", rootFolderId: "f1" });
  };
});
afterAll(() => stack.close());

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const { data, errors } = await createCaller(stack.url).send(query, {}, { authorization });
  expect(errors).toBeUndefined();
  return data;
}

const titled = sorted.map((title) => ({ title }));

test.each(["foldersToActivate", "activatedFolders"])("%s is sorted by title on every level", async (list) => {
  const data = await ask(
    `{ project(projectId: "p1") { ${list} { title installations { title } folders { title installations { title } } } } }`,
  );
  const folders = titled.map((folder) => ({ ...folder, installations: titled }));
  expect(data).toEqual({ project: { [list]: folders.map((folder) => ({ ...folder, folders })) } });
});

test.each(["", "(activated: true)"])(
  "signableFolders%s lists that tree, each folder before those below it",
  async (args) => {
    const data = await ask(
      `{ project(projectId: "p1") { signableFolders${args} { title pathIds installations { title } } } }`,
    );
    const listed = sorted.flatMap((title) => [
      { title, pathIds: [`t-${title}`], installations: titled },
      ...sorted.map((below) => ({ title: below, pathIds: [`t-${title}`, `f-${below}`], installations: titled })),
    ]);
    expect(data).toEqual({ project: { signableFolders: listed } });
  },
);

test("a folder's subfolders and its gathered installations are sorted by title", async () => {
  const data = await ask(
    '{ folder(projectId: "p1", folderId: "f1") { subFolders { title } allInstallations { nodes { title } } } }',
  );
  expect(data).toEqual({ folder: { subFolders: titled, allInstallations: { nodes: titled } } });
});
