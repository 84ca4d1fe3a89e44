import { expect, test } from "@jest/globals";
import { commitLocalUpdate, createOperationDescriptor } from "relay-runtime";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { project } from "../../test/openProjectList.tsx";
import listQuery from "../project/__generated__/GatheredProjectListQuery.graphql.ts";
import shellQuery from "../shell/__generated__/ShellQuery.graphql.ts";
import { moveToList, type ProjectMove } from "./projectLists.ts";

const viewerOf = (lists: object) => ({ viewer: { id: "u", company: { id: "c", ...lists } } });
const list = (names: string[], rest: object = {}) => ({
  totalCount: names.length,
  isTruncated: false,
  nodes: names.map((name) => project(name, name)),
  ...rest,
});

function storeWith(ongoing: object) {
  const environment = createEnvironment();
  const menu = createOperationDescriptor(shellQuery, { language: "EN" });
  const { data } = mockAnswer(menu, viewerOf({ ongoing: { totalCount: 2 }, archived: { totalCount: 7 } }));
  environment.commitPayload(menu, data);
  const operation = createOperationDescriptor(listQuery, { archived: false });
  environment.commitPayload(operation, mockAnswer(operation, viewerOf({ allProjects: ongoing })).data);
  const shown = () => {
    const lists: Record<string, unknown> = {};
    commitLocalUpdate(environment, (store) => {
      const found = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("company");
      for (const archived of [false, true]) {
        const record = found?.getLinkedRecord("allProjects", { archived });
        const names = record?.getLinkedRecords("nodes")?.map((node) => node?.getValue("name"));
        lists[archived ? "archived" : "ongoing"] = [record?.getValue("totalCount"), names];
      }
    });
    return lists;
  };
  const move = (projectId: string, lists: Omit<ProjectMove, "projectId">) =>
    commitLocalUpdate(environment, (store) => moveToList(store, { projectId, ...lists }));
  return { move, shown };
}

test("a project leaves its list and is counted in the other, which was never fetched", () => {
  const { move, shown } = storeWith(list(["a", "b"]));
  move("ga", { from: "ongoing", to: "archived" });
  expect(shown()).toEqual({ ongoing: [1, ["b"]], archived: [8, undefined] });
});

test("a project that is in the list already is neither listed nor counted twice", () => {
  const { move, shown } = storeWith(list(["a"]));
  move("ga", { to: "ongoing" });
  move("gz", { from: "ongoing" });
  expect(shown()).toEqual({ ongoing: [1, ["a"]], archived: [7, undefined] });
});

test("a list that was cut off counts one less although it did not hold the project", () => {
  const { move, shown } = storeWith(list(["a"], { totalCount: 10_001, isTruncated: true }));
  move("gz", { from: "ongoing" });
  expect(shown()).toEqual({ ongoing: [10_000, ["a"]], archived: [7, undefined] });
});
