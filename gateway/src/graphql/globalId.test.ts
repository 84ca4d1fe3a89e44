import { expect, test } from "@jest/globals";
import { parseGlobalId, parseIds, toGlobalId } from "./globalId.ts";

test("an id leads back to its parts, whatever a step's label holds", () => {
  const id = toGlobalId("StepEntry", "p", "i", "före: läggning", "m");
  expect(id).toMatch(/^[\w-]+$/);
  expect(parseGlobalId(id)).toEqual({
    type: "StepEntry",
    ids: { projectId: "p", installationId: "i", stepLabel: "före: läggning", measurementId: "m" },
  });
});

test("an id is of its own type alone", () => {
  expect(parseIds("Project", toGlobalId("Project", "p"))).toEqual({ projectId: "p" });
  expect(parseIds("Folder", toGlobalId("Project", "p"))).toBeNull();
});

const encoded = (text: string) => Buffer.from(text).toString("base64url");

test.each([
  "",
  "no id",
  "../../..",
  encoded("Project"),
  encoded("Project:"),
  encoded("Project:a:b"),
  encoded("toString:a"),
  encoded("Project:%"),
  encoded("Project:..%2Fuser"),
  encoded("Folder:p:f%3Fx=1"),
  "A".repeat(10_000),
])("%p is no id", (text) => expect(parseGlobalId(text)).toBeNull());
