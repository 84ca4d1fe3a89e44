import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { buildSchema, getNamedType, isInputObjectType } from "graphql";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "./globalId.ts";

const day = "2026-01-31";
const project = { id: "p", name: "P", city: "C", customer: "K", startDate: day, endDate: day, archived: false };
const installation = { id: "i", title: "I", installerId: "user-1", folderId: "f", projectId: "p", version: "1" };
const schema = { type: "object", properties: { attachments: { type: "array" } }, required: [] };
const entry = { measurementId: "m", productId: "p", dataSchema: schema, data: {}, recordedAt: null, recordedBy: null };

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url.includes("/steps")) return answer(response, 200, { data: [{ stepLabel: "S", title: "S", data: [entry] }] });
    answer(response, 200, url.includes("/installation/") ? installation : project);
  };
});
afterAll(() => stack.close());

const projectId = toGlobalId("Project", "p");
const folderId = toGlobalId("Folder", "p", "f");
const installationId = toGlobalId("Installation", "p", "i");
const userId = toGlobalId("User", "user-1");
const stepEntryId = toGlobalId("StepEntry", "p", "i", "S", "m");
const address = { address: "G", city: "C", postalCode: "1", phoneNumber: "2", email: "i@n.example", country: "SE" };
const attachment = { url: "https://files.example/1", fileName: "a.png" };

/** Inputs of the mutations that take the version of one object. */
const inputs: Record<string, object> = {
  updateCompany: { name: "N", ...address },
  setNationalRecord: { nationalRecord: null },
  updateUser: { userId, firstName: "Maj" },
  setUserRole: { userId, role: "ADMIN" },
  setUserActive: { userId, active: false },
  updateProject: { projectId, name: "Q" },
  archiveProject: { projectId },
  activateProject: { projectId },
  updateFolder: { folderId, title: "F" },
  renameTemplate: { templateId: toGlobalId("Template", "t"), name: "T" },
  updateInstallation: { installationId, installerId: userId, title: "J" },
  moveInstallation: { installationId, newFolderId: toGlobalId("Folder", "p", "g") },
  updateInstrument: { instrumentId: toGlobalId("Instrument", "i"), maker: "M" },
  recordAttachments: { stepEntryId, attachments: [attachment] },
  addAttachment: { stepEntryId, attachment },
  removeAttachment: { stepEntryId, url: attachment.url },
};

test.each(Object.entries(inputs))("%s refuses an empty version, and changes nothing", async (name, input) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;
  const headers = { authorization: `Bearer ${stack.pool.accessToken()}` };
  stack.takeRequests();
  const variables = { input: { ...input, version: "" } };
  const { errors } = await createCaller(stack.url).send(query, variables, headers);
  expect(errors?.map(({ extensions: { code }, message }) => [code, message])).toEqual([
    ["BAD_USER_INPUT", "version must be one that was read."],
  ]);
  expect(stack.takeRequests().filter((request) => !request.startsWith("GET"))).toEqual([]);
});

test("every mutation with a version is among them", () => {
  const text = readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8");
  const fields = Object.values(buildSchema(text).getMutationType()?.getFields() ?? {});
  const taking = fields.filter(({ args }) => {
    const type = getNamedType(args[0]?.type);
    return isInputObjectType(type) && type.getFields().version !== undefined;
  });
  expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted());
});
