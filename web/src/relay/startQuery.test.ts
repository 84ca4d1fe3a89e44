import { afterEach, expect, jest, test } from "@jest/globals";
import { createMockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import query, { type GatheredProjectListQuery } from "../project/__generated__/GatheredProjectListQuery.graphql.ts";
import { markDataChanged, startQuery } from "./startQuery.ts";

afterEach(() => void jest.restoreAllMocks());

const start = (environment: ReturnType<typeof createMockEnvironment>) =>
  startQuery<GatheredProjectListQuery>(environment, query, { archived: false });

function fetched() {
  const environment = createMockEnvironment();
  const reference = start(environment);
  environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, {}));
  return { environment, reference };
}

const later = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + milliseconds);
};

test("what was just fetched is not fetched again", () => {
  const { environment } = fetched();
  later(9_000);
  start(environment);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("what is older is fetched again behind what the store has, and a failure of that stays unseen", () => {
  const { environment } = fetched();
  later(11_000);
  const reference = start(environment);
  expect(reference.fetchPolicy).toBe("store-or-network");
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ archived: false });
  environment.mock.rejectMostRecentOperation(new Error("down"));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("what was fetched before a noticed change is fetched again, once", () => {
  const { environment } = fetched();
  later(1_000);
  markDataChanged();
  start(environment);
  environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, {}));
  later(2_000);
  start(environment);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("what was never fetched is fetched once", () => {
  const environment = createMockEnvironment();
  start(environment);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});
