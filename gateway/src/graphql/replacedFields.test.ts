import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { buildSchema, isEnumType } from "graphql";
import type { Context } from "../context.ts";
import { folderIdsByFolders, projectDates, withReplacedFields } from "./replacedFields.ts";
import { userError } from "./userErrors.ts";

type Input = { folderIds?: string[] | null; folders?: string[] | null };

const mutate = withReplacedFields({ folderIds: "folders" }, async ({ folderIds }: Input) => ({
  folderIds,
  userErrors: [userError("NO_FOLDER_SELECTED", "No folder is selected", "folderIds")],
}));

test.each<[string, Input, unknown, string]>([
  ["reads the new field", { folders: ["a"] }, ["a"], "folders"],
  ["reads the deprecated field", { folderIds: ["b"] }, ["b"], "folderIds"],
  ["prefers the new field", { folders: ["a"], folderIds: ["b"] }, ["a"], "folderIds"],
  ["takes null in the new field for a value", { folders: null, folderIds: ["b"] }, null, "folderIds"],
  ["names the new field where neither was sent", {}, undefined, "folders"],
])("%s", async (_, input, folderIds, field) => {
  const payload = await mutate(undefined, { input }, {} as Context);
  expect(payload.folderIds).toEqual(folderIds);
  expect(payload.userErrors.map((error) => error.field)).toEqual([field]);
});

test("the reasons of a refusal name the fields that stay", () => {
  const codes = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8")).getType(
    "UserErrorCode",
  );
  const reasons = isEnumType(codes) ? codes.getValues().map(({ description }) => description) : [];
  for (const [old, current] of Object.entries({ ...projectDates, ...folderIdsByFolders })) {
    expect(reasons).not.toContain(`\`${old}\` is empty.`);
    expect(reasons).toContain(`\`${current}\` is empty.`);
  }
});
