import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { GraphQLObjectType } from "graphql";
import { findByNumber } from "../certificate/certificateRegister.ts";
import { companySettings } from "../company/updateCompany.ts";
import type { Context } from "../context.ts";
import operations from "../rest/__generated__/operations.json" with { type: "json" };
import { createRest } from "../rest/client.ts";
import { createServiceFeatures } from "../rest/features.ts";
import type { OperationId } from "../rest/types.ts";
import { createSchema } from "../schema/schema.ts";
import { requireFeature } from "./features.ts";

function answering(answers: { status: number; text: string }[]) {
  const service = {
    sent: 0,
    send: async () => {
      service.sent++;
      const answer = answers.shift();
      if (!answer) throw new Error("the service is away");
      return answer;
    },
  };
  return service;
}

const naming = (...features: string[]) => ({ status: 200, text: JSON.stringify({ features }) });

test("the features are read once for all who ask at the same time and after", async () => {
  const service = answering([naming("history", "search")]);
  const features = createServiceFeatures(service);
  expect(await Promise.all(["history", "search", "webhooks"].map((name) => features.has(name)))).toEqual([
    true,
    true,
    false,
  ]);
  expect([await features.has("history"), service.sent]).toEqual([true, 1]);
});

test("a service that answers 404 has none", async () => {
  expect(await createServiceFeatures(answering([{ status: 404, text: "" }])).has("history")).toBe(false);
});

test("features older than five minutes are read again in the background, and stand while the service is away", async () => {
  let time = 0;
  const service = answering([naming("history"), naming("search")]);
  const features = createServiceFeatures(service, () => time);
  await features.has("history");
  time = 5 * 60_000;
  expect(await features.has("search")).toBe(false);
  await new Promise(setImmediate);
  expect([await features.has("search"), await features.has("history"), service.sent]).toEqual([true, false, 2]);
  time = 10 * 60_000;
  expect(await features.has("search")).toBe(true);
  await new Promise(setImmediate);
  expect([await features.has("search"), service.sent]).toEqual([true, 4]);
});

test.each([
  { status: 500, text: "" },
  { status: 200, text: "<html>" },
  { status: 200, text: "{}" },
])("an answer that tells nothing (%o) is a failure, and is asked for again", async (answer) => {
  const features = createServiceFeatures(answering([answer, naming("history")]));
  await expect(features.has("history")).rejects.toThrow("cannot be read");
  expect(await features.has("history")).toBe(true);
});

const needed = Object.entries(operations as Record<string, { method: string; feature?: string }>).flatMap(
  ([operation, { feature }]) => (feature ? [{ operation: operation as OperationId, feature }] : []),
);

const schema = createSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const features = (schema.getType("Features") as GraphQLObjectType).getFields();

test("a service has a feature that it lists, and no other", async () => {
  const services = { features: { has: async (name: string) => name === "search" } };
  const context = { session: { callerId: () => "user-1", program: () => null }, services };
  const read = async (name: string) => features[name]?.resolve?.({}, {}, context, {} as never);
  expect([await read("search"), await read("webhooks")]).toEqual([true, false]);
});

test("a refusal names the feature and where the schema tells of it", async () => {
  await expect(requireFeature(context, "photoProof")).rejects.toThrow(
    "lacks the feature photoProof. Nothing was done. Leave out what Features.photoProof of the schema describes.",
  );
});

test("each feature has an operation, or is looked at by a resolver", () => {
  const ofOperations = new Set(needed.map(({ feature }) => feature));
  expect([...ofOperations].filter((feature) => !(feature in features))).toEqual([]);
  const ofResolvers = Object.keys(features).filter((feature) => !ofOperations.has(feature));
  expect(ofResolvers.toSorted()).toEqual([
    "attentionItems",
    "certificateArchiveFilters",
    "certificateNumbers",
    "changesFromNow",
    "cursors",
    "handover",
    "listCursors",
    "measuredOn",
    "nationalRecords",
    "photoProof",
    "productBatches",
    "projectFilters",
    "projectPages",
    "workKinds",
  ]);
});

test.each(needed)("$operation is not sent to a service without $feature", async ({ operation, feature }) => {
  const asked: string[] = [];
  const requireFeature = async (name: string) => {
    asked.push(name);
    throw new Error("lacking");
  };
  const rest = createRest({ requireFeature } as unknown as Parameters<typeof createRest>[0]);
  await expect(rest.call(operation, {} as never)).rejects.toThrow("lacking");
  await expect(rest.callPublic(operation, {} as never)).rejects.toThrow("lacking");
  expect(asked).toEqual([feature, feature]);
});

const context = { services: { features: { has: async () => false } } } as unknown as Context;

test.each([
  ["nationalRecords", companySettings.setNationalRecord],
  ["review", companySettings.setReviewRequired],
  ["declarations", companySettings.setSignsDeclarations],
])("a setting of %s is not sent to a service without them", async (_, mutation) => {
  const set = mutation as (source: object, args: object, context: Context) => Promise<unknown>;
  await expect(set({}, { input: {} }, context)).rejects.toMatchObject({ extensions: { code: "NOT_IMPLEMENTED" } });
});

test("a certificate is not looked up by its number in a service that finds none so", async () => {
  await expect(findByNumber("1", context)).rejects.toMatchObject({ extensions: { code: "NOT_IMPLEMENTED" } });
});
