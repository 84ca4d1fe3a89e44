import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { buildProject, buildRoom } from "../../test/buildRooms.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Payload = { folder: { id: string }; results: object[] };

let stack: Stack;
let mutate: Mutate;
beforeAll(async () => {
  stack = await startStack();
  mutate = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
});
afterAll(() => stack.close());

test("tells of a room that was changed before the repetition that its first copy is there", async () => {
  const place = await buildProject(stack, mutate);
  const parent = { parentFolderId: place.folderId, title: "Plan 1" };
  const { payload } = await mutate<Payload>("createFolder", parent, "folder { id }");
  const { installationId } = await buildRoom(mutate, { ...place, folderId: payload.folder.id, title: "Bad" });
  const input = { folderId: payload.folder.id, title: "Plan 2", idempotencyKey: crypto.randomUUID() };
  const selection = "folder { id } results { source { title } installation { title } userErrors { code path } }";
  const duplicate = () => mutate<Payload>("duplicateFolder", input, selection);
  const first = await duplicate();
  const { db } = stack.upstream.services;
  await db.updateTable("installation").set({ title: "Badrum" }).where("id", "=", installationId).execute();
  const again = await duplicate();
  const conflict = { installation: null, userErrors: [{ code: "CONFLICT", path: null }] };
  expect(again.payload.results).toEqual([{ source: { title: "Badrum" }, ...conflict }]);
  expect(again.payload.folder).toEqual(first.payload.folder);
});
