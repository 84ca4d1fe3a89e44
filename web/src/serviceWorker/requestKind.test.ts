import { expect, test } from "@jest/globals";
import { requestKind } from "./requestKind.ts";

const origin = "https://office.example";
const ask = (path: string, mode = "cors", method = "GET") =>
  requestKind({ method, mode, url: new URL(path, origin).href }, origin);

test.each(["/", "/login", "/projects/ongoing/a-b/folder/c?installation=d"])("%s opens by the stored shell", (path) => {
  expect(ask(path, "navigate")).toBe("page");
});

test("hashed files and the files of the shell are the worker's", () => {
  expect(ask("/assets/main-abc.js")).toBe("asset");
  expect(ask("/theme.js", "no-cors")).toBe("namedFile");
});

test.each([
  ["an operation", ask("/graphql", "cors", "POST")],
  ["an operation in an address", ask("/graphql?query=%7Ba%7D")],
  ["an operation as a page", ask("/graphql", "navigate")],
  ["the schema", ask("/schema.graphql", "navigate")],
  ["the explorer", ask("/explorer", "navigate")],
  ["a file of the explorer", ask("/explorer/main.js")],
  ["an uploaded file", ask("https://files.example/files/photo.jpg", "no-cors")],
  ["a file of the same address", ask("/files/1/photo", "navigate")],
  ["a form that is sent", ask("/login", "navigate", "POST")],
  ["data for a page", ask("/projects/ongoing")],
])("the worker leaves %s alone", (_, kind) => {
  expect(kind).toBeNull();
});
