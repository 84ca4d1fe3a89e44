import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { GraphQLObjectType } from "graphql";
import type { Context } from "../context.ts";
import { createServiceFeatures } from "../rest/features.ts";
import { createSchema } from "../schema.ts";
import { Features, featureFields } from "./features.ts";

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

test("each feature opens a field, or is looked at by a resolver", () => {
  const opening = Object.keys(featureFields);
  expect(Object.keys(Features).filter((feature) => !opening.includes(feature))).toEqual([
    "attentionItems",
    "certificateArchiveFilters",
    "changesFromNow",
    "cursors",
    "handover",
    "listCursors",
    "measuredOn",
    "photoProof",
    "productBatches",
    "productUse",
    "projectFilters",
    "projectPages",
    "workKinds",
  ]);
});

const schema = createSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const rows = Object.entries(featureFields).flatMap(([feature, fields]) =>
  fields.map((coordinate) => {
    const [type = "", field = ""] = coordinate.split(".");
    return { type, field, feature };
  }),
);

test.each(rows)("$type.$field cannot be done by a service without $feature", async ({ type, field }) => {
  const session = { callerId: () => "user-1", program: () => null };
  const context = { session, services: { features: { has: async () => false } } } as unknown as Context;
  const { resolve } = (schema.getType(type) as GraphQLObjectType<object, Context>).getFields()[field] ?? {};
  const answer = async () => resolve?.({}, {}, context, {} as never);
  await expect(answer()).rejects.toMatchObject({ extensions: { code: "NOT_IMPLEMENTED" } });
});
