import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Installation = { id: string; title: string; installer: { id: string }; folder: { id: string } };
type Counted = { id: string; installationCount: number };
type Creation = { installation: Installation | null; folder: Counted };
type Removal = { deletedInstallationId: string | null; folder: Counted };
type Move = { installation: Installation; formerFolder: Counted | null };
type User = { id: string; installer: boolean };

const fields = "id title viewerCanEdit installer { id } folder { id installationCount }";
const creation = `installation { ${fields} } folder { id installationCount }`;
const path = "v1/company/:id/project/:id";

let stack: Stack;
let mutate: Mutate;
let root: string;
let folder: string;
let installers: User[];
let other: User;
beforeAll(async () => {
  stack = await startStack();
  const office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  const input = { name: "P", city: "C", customer: "K", startDate: "2026-01-31", endDate: "2026-02-01" };
  type Made = { project: { rootFolder: { id: string } } };
  const made = await mutate<Made>("createProject", input, "project { rootFolder { id } }");
  root = made.payload.project.rootFolder.id;
  type MadeFolder = { folder: { id: string } };
  const parent = { parentFolderId: root, title: "Plan 1" };
  folder = (await mutate<MadeFolder>("createFolder", parent, "folder { id }")).payload.folder.id;
  type Users = { viewer: User & { company: { installers: User[] } } };
  const { data } = await office.send<Users>("{ viewer { id installer company { installers { id installer } } } }");
  installers = data.viewer.company.installers;
  other = data.viewer;
});
afterAll(() => stack.close());

const installer = (place = 0) => installers[place]?.id ?? "";

async function create(folderId = root): Promise<string> {
  const input = { folderId, title: "Hall", installerId: installer() };
  const { payload } = await mutate<Creation>("createInstallation", input, creation);
  if (!payload.installation) throw new Error(JSON.stringify(payload));
  return payload.installation.id;
}

async function activated() {
  const found = await stack.upstream.services.db
    .selectFrom("installation")
    .innerJoin("app_user", "app_user.company_id", "installation.company_id")
    .innerJoin("project", "project.id", "installation.project_id")
    .select(["installation.id", "installation.project_id", "project.root_folder_id"])
    .where("app_user.email", "=", "office@nordgolv.example")
    .where("activated_at", "is not", null)
    .whereRef("project.root_folder_id", "!=", "installation.folder_id")
    .executeTakeFirstOrThrow();
  const id = toGlobalId("Installation", found.project_id, found.id);
  return { id, newFolderId: toGlobalId("Folder", found.project_id, found.root_folder_id) };
}

test("installers are those who may be chosen", () => {
  expect(installers.length).toBeGreaterThan(2);
  expect(installers.every(({ installer }) => installer)).toBe(true);
  expect(other.installer).toBe(false);
});

describe("createInstallation", () => {
  test("gives the installation and the folder that counts it", async () => {
    const input = { folderId: folder, title: " Badrum ", installerId: installer(1) };
    const { payload, requests, bodies } = await mutate<Creation>("createInstallation", input, creation);
    expect(payload).toMatchObject({
      userErrors: [],
      installation: { title: "Badrum", viewerCanEdit: true, installer: { id: installer(1) }, folder: { id: folder } },
      folder: { id: folder, installationCount: 1 },
    });
    expect(requests).toEqual([`POST ${path}/folder/:id/installation`, `GET ${path}/folder/:id`]);
    expect(bodies).toEqual([{ title: "Badrum", installerId: expect.any(String) }]);
  });

  test("tells all that is missing together, and asks nobody", async () => {
    const { payload, requests } = await mutate("createInstallation", { folderId: root, title: " ", installerId: "" });
    expect(payload.userErrors).toEqual([
      { code: "TITLE_REQUIRED", field: "title", message: "Installation name is required" },
      { code: "INSTALLER_REQUIRED", field: "installerId", message: "Installer is required" },
    ]);
    expect(requests).toEqual([]);
  });

  test("takes installers only", async () => {
    for (const installerId of [other.id, "nonsense", toGlobalId("User", crypto.randomUUID())]) {
      const { codes } = await mutate("createInstallation", { folderId: root, title: "A", installerId });
      expect(codes).toEqual([["INSTALLER_NOT_ALLOWED", "installerId"]]);
    }
  });
});

describe("updateInstallation", () => {
  test("changes title and installer", async () => {
    const installationId = await create();
    const input = { installationId, title: " Kök ", installerId: installer(1) };
    const changed = await mutate<Creation>("updateInstallation", input, `installation { ${fields} }`);
    expect(changed.payload).toMatchObject({
      userErrors: [],
      installation: { id: installationId, title: "Kök", installer: { id: installer(1) } },
    });
    const put = `PUT ${path}/installation/:id`;
    expect(changed.requests.slice(0, 1)).toEqual([put]);
    expect(changed.bodies).toEqual([{ title: "Kök", installerId: expect.any(String) }]);
  });

  test("is refused without a title, with somebody who is no installer, and once activated", async () => {
    const installationId = await create();
    const whole = { installationId, title: "Kök", installerId: installer() };
    const empty = await mutate("updateInstallation", { ...whole, title: "" });
    expect(empty.codes).toEqual([["TITLE_REQUIRED", "title"]]);
    const person = await mutate("updateInstallation", { ...whole, installerId: other.id });
    expect(person.codes).toEqual([["INSTALLER_NOT_ALLOWED", "installerId"]]);
    const { id } = await activated();
    const late = await mutate<{ installation: object }>(
      "updateInstallation",
      { ...whole, installationId: id },
      "installation { viewerCanEdit }",
    );
    expect(late.codes).toEqual([["ALREADY_ACTIVATED", null]]);
    expect(late.payload.installation).toEqual({ viewerCanEdit: false });
  });
});

describe("moveInstallation", () => {
  const selection = `installation { ${fields} } formerFolder { id installationCount }`;

  test("keeps its id, and both folders count anew", async () => {
    const installationId = await create();
    const before = await mutate<Move>("moveInstallation", { installationId, newFolderId: folder }, selection);
    expect(before.payload).toMatchObject({
      userErrors: [],
      installation: { id: installationId, title: "Hall", folder: { id: folder } },
      formerFolder: { id: root },
    });
    const one = `${path}/installation/:id`;
    expect(before.requests.slice(0, 2)).toEqual([`GET ${one}?language=sv`, `PUT ${one}`]);
    const installerId = expect.any(String);
    expect(before.bodies).toEqual([{ title: "Hall", installerId, newFolderId: expect.any(String) }]);
  });

  test("is refused to where it is, and once activated", async () => {
    const installationId = await create();
    const { codes } = await mutate("moveInstallation", { installationId, newFolderId: root });
    expect(codes).toEqual([["TARGET_FOLDER_IS_CURRENT", "newFolderId"]]);
    const { id, newFolderId } = await activated();
    const late = await mutate("moveInstallation", { installationId: id, newFolderId });
    expect(late.codes).toEqual([["ALREADY_ACTIVATED", null]]);
  });

  test("stays within its project", async () => {
    const installationId = await create();
    const { newFolderId } = await activated();
    const { codes, requests } = await mutate("moveInstallation", { installationId, newFolderId });
    expect(codes).toEqual([["FOLDER_NOT_FOUND", "newFolderId"]]);
    expect(requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
  });

  test("is refused to a folder that is there no more", async () => {
    const installationId = await create();
    const annex = { parentFolderId: root, title: "Annex" };
    const { payload } = await mutate<{ folder: Counted }>("createFolder", annex, "folder { id }");
    const newFolderId = payload.folder.id;
    await mutate("deleteFolder", { folderId: newFolderId });
    const late = await mutate<Move>("moveInstallation", { installationId, newFolderId }, selection);
    expect(late.codes).toEqual([["FOLDER_NOT_FOUND", "newFolderId"]]);
    expect(late.payload).toMatchObject({ installation: { folder: { id: root } }, formerFolder: null });
  });
});

describe("deleteInstallation", () => {
  const selection = "deletedInstallationId folder { id installationCount }";

  test("gives the folder that counts it no more", async () => {
    const installationId = await create(folder);
    const { payload, requests } = await mutate<Removal>("deleteInstallation", { installationId }, selection);
    expect(payload).toMatchObject({ deletedInstallationId: installationId, folder: { id: folder }, userErrors: [] });
    const one = `${path}/installation/:id`;
    const [get, remove] = requests;
    expect([get, remove]).toEqual([`GET ${one}?language=sv`, `DELETE ${one}`]);
    const again = await mutate("deleteInstallation", { installationId });
    expect(again.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("is refused once activated", async () => {
    const { id } = await activated();
    const { payload, codes } = await mutate<Removal>("deleteInstallation", { installationId: id }, selection);
    expect(codes).toEqual([["ALREADY_ACTIVATED", null]]);
    expect(payload.deletedInstallationId).toBeNull();
  });
});
