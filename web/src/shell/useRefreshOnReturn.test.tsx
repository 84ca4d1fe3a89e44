import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { comeBackAfter, Refreshed } from "../../test/comeBack.tsx";
import { edge, openCertificateList } from "../../test/openCertificateList.tsx";
import { entry, openHistory } from "../../test/openHistory.tsx";
import { renderRoutes } from "../../test/renderRoutes.tsx";

afterEach(() => void jest.restoreAllMocks());

async function awayFor(milliseconds: number) {
  const loader = jest.fn(() => null);
  const element = (
    <Refreshed>
      <p>page</p>
    </Refreshed>
  );
  renderRoutes(createMockEnvironment(), [{ path: "/", loader, element }], "/");
  await screen.findByText("page");
  await comeBackAfter(milliseconds);
  return loader;
}

test("a page is loaded again after more than half a minute away", async () => {
  expect(await awayFor(31_000)).toHaveBeenCalledTimes(2);
});

test("a short look elsewhere loads nothing", async () => {
  expect(await awayFor(29_000)).toHaveBeenCalledTimes(1);
});

test("a history of which more was shown stays as it is, and one of which the first rows are shown is asked for again", async () => {
  const { environment, answer } = await openHistory();
  // Entries within one minute would be grouped in one line.
  const minutesAgo = (at: number) => ({ at: new Date(Date.UTC(2026, 6, 1, 12) - at * 120_000).toISOString() });
  const rows = Array.from({ length: 60 }, (_, at) => entry(60 - at, "PROJECT_CREATED", minutesAgo(at)));
  await answer(rows.slice(0, 50), { totalCount: 60 });
  await comeBackAfter(31_000);
  await answer(rows.slice(0, 50), { totalCount: 60 });
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await answer(rows.slice(50), { totalCount: 10 });
  await comeBackAfter(31_000);
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getAllByRole("listitem")).toHaveLength(60);
});

test("a register of which more was shown stays as it is, and one of which the first rows are shown is asked for again", async () => {
  let reachEnd = () => {};
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => onChange([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const { environment, answer } = await openCertificateList();
  const rows = Array.from({ length: 60 }, (_, at) => edge(`FG-${at}`, "Zander AB"));
  await answer(rows.slice(0, 50), 60);
  await comeBackAfter(31_000);
  await answer(rows.slice(0, 50), 60);
  await act(async () => reachEnd());
  await answer(rows.slice(50), 10);
  await comeBackAfter(31_000);
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getAllByRole("row")).toHaveLength(1 + 60);
});
