import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { openRegion, type Region, regions } from "../../test/regions.tsx";
import { NetworkFailure } from "./failures.ts";

beforeEach(() => {
  document.cookie = "language=en";
});

const failures: Record<string, (environment: MockEnvironment, region: Region) => void> = {
  "no answer": ({ mock }) => mock.rejectMostRecentOperation(new NetworkFailure(null)),
  "status 500": ({ mock }) => mock.rejectMostRecentOperation(new NetworkFailure("ab-1", 500)),
  "a failed root field": ({ mock }, { answer }) =>
    mock.resolveMostRecentOperation(() => ({
      data: Object.fromEntries(Object.keys(answer).map((field) => [field, null])),
      errors: Object.keys(answer).map((field) => ({ message: "down", path: [field] })),
    })),
};

const heading = (name: string) => screen.findByRole("heading", { name: new RegExp(`^${name}`) });

/** The button is disabled until the previous restart ends. */
async function tryAgain() {
  const button = () => screen.getByRole("button", { name: "Try again" });
  await waitFor(() => expect(button()).toHaveProperty("disabled", false));
  await userEvent.click(button());
}

async function next({ mock }: MockEnvironment, answer: () => void) {
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  await act(async () => answer());
}

const works = ({ mock }: MockEnvironment, { answer }: Region) =>
  mock.resolveMostRecentOperation((operation) => mockAnswer(operation, answer));

test("a region with a part of an answer is fetched anew by its button, although the store has that part", async () => {
  const list = regions.list as Region;
  const environment = openRegion(list);
  const half = {
    data: { viewer: { id: "gu1", features: null, savedViews: null, company: null } },
    errors: [{ message: "down", path: ["viewer", "company", "projectPages"] }],
  };
  await next(environment, () => environment.mock.resolveMostRecentOperation(() => half));
  await heading(list.failed);
  await tryAgain();
  await next(environment, () => works(environment, list));
  await heading(list.recovered);
});

const cases = Object.entries(regions).flatMap(([name, region]) =>
  Object.keys(failures).map((failure) => [name, failure, region] as const),
);

test.each(cases)("%s, after %s, recovers by its button, also when that fails first", async (_, failure, region) => {
  const environment = openRegion(region);
  const fail = () => failures[failure]?.(environment, region);
  await next(environment, fail);
  await heading(region.failed);
  await tryAgain();
  await next(environment, fail);
  await heading(region.failed);
  await tryAgain();
  await next(environment, () => works(environment, region));
  await heading(region.recovered);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test.each([
  ["no answer", /^The server did not answer\./],
  ["status 500", /^Something went wrong on the server\./],
])("a folder that could not be fetched says why after %s, and keeps its way back", async (failure, told) => {
  const folder = regions.folder as Region;
  const environment = openRegion(folder);
  await next(environment, () => failures[failure]?.(environment, folder));
  await heading(folder.failed);
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the project" }).getAttribute("href")).toBe("/projects/ongoing/p1");
});
