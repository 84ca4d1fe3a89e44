import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { useRefreshOnReturn } from "./useRefreshOnReturn.ts";

afterEach(() => void jest.restoreAllMocks());

function Page() {
  useRefreshOnReturn();
  return <p>page</p>;
}

async function awayFor(milliseconds: number) {
  const loader = jest.fn(() => null);
  renderRoutes(createMockEnvironment(), [{ path: "/", loader, element: <Page /> }], "/");
  await screen.findByText("page");
  const left = Date.now();
  window.dispatchEvent(new Event("blur"));
  jest.spyOn(Date, "now").mockReturnValue(left + milliseconds);
  await act(async () => window.dispatchEvent(new Event("focus")));
  return loader;
}

test("a page is loaded again after more than half a minute away", async () => {
  expect(await awayFor(31_000)).toHaveBeenCalledTimes(2);
});

test("a short look elsewhere loads nothing", async () => {
  expect(await awayFor(29_000)).toHaveBeenCalledTimes(1);
});
