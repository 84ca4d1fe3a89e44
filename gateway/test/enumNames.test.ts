import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { HistoryAction, HistoryField, WebhookKind } from "../src/__generated__/schema.ts";
import { toEnumName, toKnownName } from "../src/graphql/enumNames.ts";
import { toRestAction } from "../src/history/History.ts";
import { toRestKinds } from "../src/webhook/Webhook.ts";

const { components } = parse(readFileSync(new URL("../../upstream/openapi.yaml", import.meta.url), "utf8"));
const { HistoryAction: actions, HistoryChange: change, WebhookKind: kinds } = components.schemas;

const sorted = (names: string[]) => names.toSorted();
const namesOf = (known: object) => sorted(Object.values(known).filter((name) => name !== "OTHER"));

test("the schema has each act, value and kind of REST under its name", () => {
  expect(sorted(actions.enum.map(toEnumName))).toEqual(namesOf(HistoryAction));
  expect(sorted(change.properties.field.enum.map(toEnumName))).toEqual(namesOf(HistoryField));
  expect(sorted(kinds.enum.map(toEnumName))).toEqual(namesOf(WebhookKind));
});

test("names lead back to those of REST", () => {
  expect(namesOf(HistoryAction).map((name) => toRestAction(name as HistoryAction))).toEqual(
    expect.arrayContaining(actions.enum),
  );
  expect(sorted(toRestKinds(Object.values(WebhookKind)))).toEqual(sorted(kinds.enum));
});

test("an act that the schema lacks is OTHER", () => {
  expect(toKnownName("robot.woken", HistoryAction)).toBe("OTHER");
});
