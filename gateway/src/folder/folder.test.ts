import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Folder = { id: string; title: string; path: { title: string }[]; subFolders: { id: string }[] };
type Creation = { folder: Folder | null; parentFolder: Folder };
type Removal = { deletedFolderId: string | null; parentFolder: Folder | null };

const fields = "id title path { title } subFolders { id }";
const creation = `folder { ${fields} } parentFolder { ${fields} }`;
const removal = `deletedFolderId parentFolder { ${fields} }`;
const path = "v1/company/:id/project/:id/folder/:id";

let stack: Stack;
let office: Caller;
let mutate: Mutate;
let root: string;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  const project = { name: "P", city: "C", customer: "K", startDate: "2026-01-31", endDate: "2026-02-01" };
  type Made = { project: { rootFolder: { id: string } } };
  const made = await mutate<Made>("createProject", project, "project { rootFolder { id } }");
  root = made.payload.project.rootFolder.id;
});
afterAll(() => stack.close());

async function create(parentFolderId: string, title = "Plan 1"): Promise<string> {
  const { payload } = await mutate<Creation>("createFolder", { parentFolderId, title }, creation);
  if (!payload.folder) throw new Error(JSON.stringify(payload));
  return payload.folder.id;
}

describe("createFolder", () => {
  test("gives the folder and the parent that has it", async () => {
    const { payload, requests, bodies } = await mutate<Creation>(
      "createFolder",
      { parentFolderId: root, title: "  Plan 1 " },
      creation,
    );
    expect(payload).toMatchObject({ folder: { title: "Plan 1", path: [{ title: "P" }, {}, { title: "Plan 1" }] } });
    expect(payload.parentFolder.subFolders).toContainEqual({ id: payload.folder?.id });
    expect(requests).toEqual([`POST ${path}/folder`, `GET ${path}`]);
    expect(bodies).toEqual([{ title: "Plan 1" }]);
  });

  test("two in one operation: the second gives a parent that has both", async () => {
    const one = (title: string) =>
      `createFolder(input: { parentFolderId: "${root}", title: "${title}" }) { folder { id } parentFolder { subFolders { id } } }`;
    const { data } = await office.send<Record<"a" | "b", Creation>>(`mutation { a: ${one("A")} b: ${one("B")} }`);
    const ids = [data?.a.folder?.id, data?.b.folder?.id];
    expect(data?.a.parentFolder.subFolders).toContainEqual({ id: ids[0] });
    expect(data?.b.parentFolder.subFolders).toEqual(expect.arrayContaining(ids.map((id) => ({ id }))));
  });

  test("needs a title, and asks nobody without", async () => {
    const { payload, requests } = await mutate("createFolder", { parentFolderId: root, title: "  " });
    const message = "Folder name is required";
    expect(payload.userErrors).toEqual([{ code: "TITLE_REQUIRED", field: "title", message }]);
    expect(requests).toEqual([]);
  });

  test("goes three levels deep", async () => {
    const third = await create(await create(await create(root)));
    const { codes } = await mutate("createFolder", { parentFolderId: third, title: "Fourth" });
    expect(codes).toEqual([["FOLDER_TOO_DEEP", "parentFolderId"]]);
  });

  test("passes on a title that the service refuses", async () => {
    const { codes } = await mutate("createFolder", { parentFolderId: root, title: "x".repeat(201) });
    expect(codes).toEqual([["VALUE_INVALID", "title"]]);
  });
});

describe("updateFolder", () => {
  test("renames", async () => {
    const folderId = await create(root);
    const renamed = await mutate<Creation>("updateFolder", { folderId, title: " Plan 2 " }, `folder { ${fields} }`);
    expect(renamed.payload).toMatchObject({ folder: { id: folderId, title: "Plan 2" }, userErrors: [] });
    expect(renamed.requests).toEqual([`PUT ${path}`]);
    expect(renamed.bodies).toEqual([{ title: "Plan 2" }]);
  });

  test("needs a title", async () => {
    const { payload, requests } = await mutate("updateFolder", { folderId: root, title: "" });
    const message = "Folder name is required";
    expect(payload.userErrors).toEqual([{ code: "TITLE_REQUIRED", field: "title", message }]);
    expect(requests).toEqual([]);
  });
});

describe("deleteFolder", () => {
  test("gives the parent that lacks it", async () => {
    const folderId = await create(root);
    const { payload, requests } = await mutate<Removal>("deleteFolder", { folderId }, removal);
    expect(payload).toMatchObject({ deletedFolderId: folderId, parentFolder: { id: root }, userErrors: [] });
    expect(payload.parentFolder?.subFolders).not.toContainEqual({ id: folderId });
    expect(requests).toEqual([`GET ${path}`, `DELETE ${path}`, `GET ${path}`]);
  });

  test("spares the root", async () => {
    const { payload, codes } = await mutate<Removal>("deleteFolder", { folderId: root }, removal);
    expect(codes).toEqual([["FOLDER_IS_ROOT", "folderId"]]);
    expect(payload).toMatchObject({ deletedFolderId: null, parentFolder: null });
  });

  test("is refused while it holds what is activated", async () => {
    const { db } = stack.upstream.services;
    const { project_id, folder_id } = await db
      .selectFrom("installation")
      .innerJoin("app_user", "app_user.company_id", "installation.company_id")
      .innerJoin("folder", "folder.id", "installation.folder_id")
      .select(["installation.project_id", "installation.folder_id"])
      .where("app_user.email", "=", "office@nordgolv.example")
      .where("activated_at", "is not", null)
      .where("folder.parent_folder_id", "is not", null)
      .executeTakeFirstOrThrow();
    const folderId = toGlobalId("Folder", project_id, folder_id);
    const { payload, codes } = await mutate<Removal>("deleteFolder", { folderId }, removal);
    expect(codes).toEqual([["HOLDS_ACTIVATED", null]]);
    expect(payload.deletedFolderId).toBeNull();
    expect(payload.parentFolder?.subFolders).toContainEqual({ id: folderId });
  });
});

test("a folder of nobody is not found", async () => {
  const unknown = toGlobalId("Folder", crypto.randomUUID(), crypto.randomUUID());
  for (const id of ["nonsense", unknown]) {
    const answers = [
      await mutate("createFolder", { parentFolderId: id, title: "A" }),
      await mutate("updateFolder", { folderId: id, title: "A" }),
      await mutate("deleteFolder", { folderId: id }),
    ];
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
});
