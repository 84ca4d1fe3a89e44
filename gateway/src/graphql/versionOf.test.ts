import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "./globalId.ts";

type Changed = { thing: { version: string } | null; userErrors: { code: string }[] };

const details = { name: "N", address: "G", city: "C", postalCode: "1", phoneNumber: "2", email: "i@n.example" };
const company = { ...details, id: "company-1", orgNumber: "", website: null, country: "SE", logo: null };
const path = [{ id: "p", title: "P" }];
const installations = { count: 0, completed: 0 };
const folder = { id: "f", title: "F", path, depth: 0, parentFolderId: "r", projectId: "p", installations };
const made = { createdAt: "2026-01-31T00:00:00.000Z", completedAt: null, activatedAt: null };
const installer = { firstName: "Maja", lastName: "Lindgren" };
const installation = { id: "i", title: "I", installerId: "user-1", installer, folderId: "f", projectId: "p", ...made };
const detail = { isCompleted: false, path, products: [], missing: [] };

let things: Record<string, object>;
let stack: FaultStack;
// The service in this test has no versions, and answers every change with the unchanged object.
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    const noun = ["installation", "folder", "company", "user"].find((each) => url.includes(`/${each}/`)) ?? "company";
    return answer(response, 200, things[url.startsWith("/v1/user/") ? "user" : noun]);
  };
});
afterAll(() => stack.close());

const folderId = toGlobalId("Folder", "p", "f");
const installationId = toGlobalId("Installation", "p", "i");
const userId = toGlobalId("User", "user-1");

/** `theirs` is another person's change between the read and the save. */
const cases: Record<string, [noun: string, input: object, theirs: object]> = {
  updateCompany: ["company", { ...details, country: "SE" }, { city: "D" }],
  updateUser: ["user", { userId, firstName: "Maj" }, { phone: "1" }],
  updateFolder: ["folder", { folderId, title: "F" }, { title: "G" }],
  updateInstallation: ["installation", { installationId, title: "I", installerId: userId }, { installerId: "user-2" }],
};

test.each(Object.entries(cases))(
  "over a service without versions, a stale %s is refused before anything is written",
  async (name, [noun, input, theirs]) => {
    things = {
      company,
      user: restUser,
      folder: { ...folder, isComplete: false, subFolders: [] },
      installation: { ...installation, ...detail },
    };
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { thing: ${noun} { version } userErrors { code } } }`;
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    const save = async (version?: string) => {
      stack.takeRequests();
      const variables = { input: { ...input, version } };
      const { data } = await createCaller(stack.url).send<Record<string, Changed>>(query, variables, { authorization });
      const puts = stack.takeRequests().filter((request) => request.startsWith("PUT"));
      return { ...data[name], puts: puts.length };
    };
    const { thing } = await save();
    expect(await save(thing?.version)).toEqual({ thing, userErrors: [], puts: 1 });
    things = { ...things, [noun]: { ...things[noun], ...theirs } };
    const late = await save(thing?.version);
    expect(late).toMatchObject({ userErrors: [{ code: "CONFLICT" }], puts: 0 });
    expect(late.thing?.version).not.toBe(thing?.version);
    expect(await save(late.thing?.version)).toMatchObject({ userErrors: [], puts: 1 });
  },
);
