import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Versioned = { version: string; word: string };
type Viewer = { id: string; company: { allUsers: { nodes: { id: string; email: string }[] } } };
/** `word` is the field in `input` and in the answer. `reads` is the number of GET requests after a conflict. */
type Change = { noun: string; word: string; input(word: string): object; reads: number };

const company = { name: "N", address: "G", postalCode: "1", phoneNumber: "2", email: "i@n.example", country: "SE" };

let stack: Stack;
let mutate: Mutate;
let ids: Record<"project" | "folder" | "other" | "installation" | "viewer" | "colleague", string>;
beforeAll(async () => {
  stack = await startStack();
  const owner = await signInAs(stack, "owner@nordgolv.example");
  mutate = createMutator(stack, owner);
  const { data } = await owner.send<{ viewer: Viewer }>(
    "{ viewer { id company { allUsers { nodes { id email } } } } }",
  );
  const { id: viewer, company: own } = data.viewer;
  const colleague = own.allUsers.nodes.find(({ email }) => email.startsWith("office@"))?.id ?? "";
  const input = { name: "P", city: "C", customer: "K", startDate: "2026-01-31", endDate: "2026-02-01" };
  const project = await make("createProject", input, "made: project { id rootFolder { id } }");
  const parentFolderId = project.rootFolder.id;
  const folder = await make("createFolder", { parentFolderId, title: "F" }, "made: folder { id }");
  const other = await make("createFolder", { parentFolderId, title: "O" }, "made: folder { id }");
  const hall = { folderId: folder.id, title: "Hall", installerId: viewer };
  const installation = await make("createInstallation", hall, "made: installation { id }");
  ids = { project: project.id, folder: folder.id, other: other.id, installation: installation.id, viewer, colleague };
});
afterAll(() => stack.close());

async function make(name: string, input: object, selection: string) {
  type Made = { made: { id: string; rootFolder: { id: string } } };
  return (await mutate<Made>(name, input, selection)).payload.made;
}

const changes: Record<string, Change> = {
  updateCompany: { noun: "company", word: "city", input: (city) => ({ ...company, city }), reads: 1 },
  updateUser: { noun: "user", word: "firstName", input: (firstName) => ({ userId: ids.viewer, firstName }), reads: 1 },
  updateFolder: { noun: "folder", word: "title", input: (title) => ({ folderId: ids.folder, title }), reads: 1 },
  updateInstallation: {
    noun: "installation",
    word: "title",
    input: (title) => ({ installationId: ids.installation, installerId: ids.viewer, title }),
    reads: 1,
  },
};

test.each(Object.entries(changes))(
  "%s over somebody else's change saves nothing and gives back theirs",
  async (name, change) => {
    const selection = `thing: ${change.noun} { version word: ${change.word} }`;
    const save = (word: string, version?: string) =>
      mutate<{ thing: Versioned }>(name, { ...change.input(word), version }, selection);
    const { version } = (await save("First")).payload.thing;
    const theirs = await save("Theirs", version);
    expect(theirs.codes).toEqual([]);
    const late = await save("Mine", version);
    expect(late.codes).toEqual([["CONFLICT", null]]);
    expect(late.payload.thing).toEqual({ ...theirs.payload.thing, word: "Theirs" });
    expect(late.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
    expect(late.requests.filter((request) => request.startsWith("GET"))).toHaveLength(change.reads);
    const again = await save("Mine", late.payload.thing.version);
    expect([again.codes, again.payload.thing.word]).toEqual([[], "Mine"]);
  },
);

test("a role and being active are versions of the same user", async () => {
  type Person = { user: { version: string; role: string; active: boolean } };
  const save = (name: string, input: object) =>
    mutate<Person>(name, { userId: ids.colleague, ...input }, "user { version role active }");
  const { version } = (await save("setUserRole", { role: "USER" })).payload.user;
  const admin = await save("setUserRole", { role: "ADMIN", version });
  expect(admin.payload.user).toMatchObject({ role: "ADMIN", active: true });
  const late = await save("setUserActive", { active: false, version });
  expect([late.codes, late.payload.user]).toEqual([[["CONFLICT", null]], admin.payload.user]);
  const lateRole = await save("setUserRole", { role: "USER", version });
  expect([lateRole.codes, lateRole.payload.user]).toEqual([[["CONFLICT", null]], admin.payload.user]);
  const shut = await save("setUserActive", { active: false, version: admin.payload.user.version });
  expect([shut.codes, shut.payload.user.active]).toEqual([[], false]);
});

test("a move over a rename moves nothing, and one on what was read takes the new name along", async () => {
  type Installed = { installation: { version: string; title: string; folder: { id: string } } };
  const selection = "installation { version title folder { id } }";
  const { installation: installationId, other: newFolderId, viewer: installerId } = ids;
  const rename = { installationId, installerId, title: "Renamed" };
  const { version } = (await mutate<Installed>("updateInstallation", rename, selection)).payload.installation;
  await mutate("updateInstallation", { ...rename, title: "Renamed again" });
  const late = await mutate<Installed>("moveInstallation", { installationId, newFolderId, version }, selection);
  expect(late.codes).toEqual([["CONFLICT", null]]);
  expect(late.payload.installation).toMatchObject({ title: "Renamed again", folder: { id: ids.folder } });
  const now = late.payload.installation.version;
  const moved = await mutate<Installed>("moveInstallation", { installationId, newFolderId, version: now }, selection);
  expect(moved.payload.installation).toMatchObject({ title: "Renamed again", folder: { id: ids.other } });
});

test("a text that cannot be a version is refused before REST is asked", async () => {
  const { errors, requests } = await mutate("updateCompany", { ...company, city: "C", version: 'a"b' });
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(requests).toEqual([]);
});
