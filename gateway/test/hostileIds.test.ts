import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  buildSchema,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";
import { type NodeType, toGlobalId } from "../src/graphql/globalId.ts";
import { createCaller } from "./createCaller.ts";
import { type IdSlot, idSlots, withIds } from "./idSlots.ts";
import { type FaultStack, startFaultStack } from "./startStack.ts";

const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));
const hostile = ["../user", "%2fuser", "a/b", "a?b=1", "a#b", "a;b", "a\\b", "a\0b", "a".repeat(10_240), " ", "é"];

const kinds: Record<string, NodeType> = {
  id: "Project",
  ids: "Project",
  userId: "User",
  installerId: "User",
  installationsTo: "User",
  invitationId: "PendingInvitation",
  projectId: "Project",
  folderId: "Folder",
  folders: "Folder",
  parentFolderId: "Folder",
  newFolderId: "Folder",
  installationId: "Installation",
  installationIds: "Installation",
  productId: "Product",
  installedProductId: "InstalledProduct",
  stepEntryId: "StepEntry",
  templateId: "Template",
  declarationId: "Declaration",
  passkeyId: "Passkey",
  viewId: "SavedView",
  instrumentId: "Instrument",
  measuredWithId: "Instrument",
  mappingId: "InstrumentMapping",
  instrumentFileId: "InstrumentFile",
  webhookId: "Webhook",
  deliveryId: "WebhookDelivery",
  exportId: "Export",
  batchId: "Batch",
  certificateId: "Certificate",
  cameraGrantId: "CameraGrant",
};
const parts: Record<NodeType, string[]> = {
  User: ["user-2"],
  Company: ["company-1"],
  Project: ["p"],
  Folder: ["p", "f"],
  Installation: ["p", "i"],
  Product: ["c"],
  InstalledProduct: ["p", "i", "m"],
  Step: ["p", "i", "LABEL"],
  StepEntry: ["p", "i", "LABEL", "m"],
  Certificate: ["p", "c"],
  Template: ["t"],
  Declaration: ["d"],
  Passkey: ["p"],
  SavedView: ["v"],
  Instrument: ["i"],
  InstrumentMapping: ["m"],
  InstrumentFile: ["f"],
  Webhook: ["w"],
  WebhookDelivery: ["w", "d"],
  PendingInvitation: ["id"],
  Program: ["id"],
  Export: ["e"],
  ProjectImport: ["i"],
  Batch: ["b"],
  CameraGrant: ["g"],
};
const everyKind = Object.keys(parts) as NodeType[];
const isLabel = (type: NodeType, place: number) => place === 2 && type.startsWith("Step");

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const slots = idSlots(schema);
const named = slots.map((slot) => [`${slot.kind}.${slot.field} ${slot.path.join(".")}`, slot] as const);

function argumentsOf({ kind, field }: IdSlot) {
  const root = kind === "Query" ? schema.getQueryType() : schema.getMutationType();
  return root?.getFields()[field]?.args ?? [];
}

/** A valid value, so that the resolver goes on to its ids. */
function goodValue(name: string, type: GraphQLInputType): unknown {
  const inner = getNamedType(type);
  if (isListType("ofType" in type ? (String(type).endsWith("!") ? type.ofType : type) : type)) {
    return isInputObjectType(inner) && !holdsId(inner) ? [] : [goodValue(name, inner)];
  }
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter((field) => String(field.type).endsWith("!"));
    return Object.fromEntries(fields.map((field) => [field.name, goodValue(field.name, field.type)]));
  }
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (inner.name === "ID") return goodId(name);
  const values: Record<string, unknown> = { Boolean: true, Int: 1, Float: 1, Date: "2026-01-31" };
  if (inner.name !== "String") return values[inner.name];
  if (/Date$/.test(name)) return name === "endDate" ? "2026-02-28" : "2026-01-31";
  return /email/i.test(name) ? "maja@nordgolv.example" : "text";
}

function holdsId(type: GraphQLInputObjectType): boolean {
  return Object.values(type.getFields()).some((field) => {
    const inner = getNamedType(field.type);
    return isInputObjectType(inner) ? holdsId(inner) : inner.name === "ID";
  });
}

function goodId(name: string): string {
  const kind = kinds[name];
  if (!kind) throw new Error(`What kind of id is ${name}?`);
  return toGlobalId(kind, ...parts[kind]);
}

async function send(slot: IdSlot, variables: object) {
  const given = argumentsOf(slot);
  const head = given.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const call = given.map(({ name }) => `${name}: $${name}`).join(", ");
  const query = `${slot.kind.toLowerCase()}(${head}) { ${slot.field}(${call}) { __typename } }`;
  const authorization = `Bearer ${stack.pool.accessToken({ sub: `user-${crypto.randomUUID()}` })}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<Record<string, unknown>>(query, variables, {
    authorization,
  });
  return { data, errors, requests: stack.takeRequests() };
}

// Without these fields the operations would do nothing.
const folders = { folders: [toGlobalId("Folder", "p", "f")] };
const fileLine = { instrumentFileId: goodId("instrumentFileId"), line: 1 };
const more: Record<string, object> = {
  recordReadings: { readings: [{ stepEntryId: goodId("stepEntryId"), quantity: "RESISTANCE", value: 1, fileLine }] },
  recordMeasurements: { isWaterSurrounded: true },
  updateUser: { phone: "1" },
  previewCertificate: folders,
  sendCertificate: folders,
  resendCertificate: folders,
  updateInstalledProduct: { cableMarking: "1" },
};
// The gateway reads the deprecated `folderIds` only without `folders`, so `folders` must not be added here.
const moreOf = ({ field, path }: IdSlot) => (path.at(-1) === "folderIds" ? { folderIds: ["f"] } : more[field]);

function good(slot: IdSlot): Record<string, unknown> {
  const required = argumentsOf(slot).filter(
    ({ type, defaultValue }) => defaultValue === undefined && String(type).endsWith("!"),
  );
  const values = Object.fromEntries(required.map(({ name, type }) => [name, goodValue(name, type)]));
  return slot.kind === "Query" ? values : { input: { ...Object(values.input), ...moreOf(slot) } };
}

/** Texts that cannot be an id, by themselves and as parts of a global id. */
function badIds({ path, isGlobal }: IdSlot): string[] {
  const kind = kinds[path.at(-1) ?? ""];
  if (!isGlobal || !kind) return hostile;
  // `node` accepts ids of every type.
  const types = /^ids?$/.test(path.join()) ? everyKind : [kind];
  const wrapped = types.flatMap((type) =>
    parts[type].flatMap((_, place) => {
      const withText = (text: string) =>
        toGlobalId(type, ...parts[type].map((part, at) => (at === place ? text : part)));
      return isLabel(type, place) ? [] : hostile.map(withText);
    }),
  );
  return [...hostile, ...wrapped];
}

test.each(named)("%s: what cannot be an id is refused before any request", async (_, slot) => {
  for (const id of badIds(slot)) {
    const { requests, errors } = await send(
      slot,
      withIds(good(slot), slot.path, () => id),
    );
    expect({ id: id.slice(0, 80), requests }).toEqual({ id: id.slice(0, 80), requests: [] });
    for (const { extensions } of errors ?? []) expect(["NOT_FOUND", "BAD_USER_INPUT"]).toContain(extensions.code);
  }
});

test.each(named)("%s: a good id is asked for", async (_, slot) => {
  const { requests } = await send(slot, good(slot));
  expect(requests.length).toBeGreaterThan(0);
});
