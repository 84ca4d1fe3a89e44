import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy } from "react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { useProjectListView } from "../project/useProjectListView.ts";
import { useListView } from "./useListView.ts";

const read = (search: URLSearchParams) => ({ status: search.get("status") ?? "" });
const write = ({ status }: { status: string }) => new URLSearchParams(status && { status });

function Certificates() {
  const { changeView } = useListView(read, write);
  return (
    <button type="button" onClick={() => changeView({ status: "failed" })}>
      Failed
    </button>
  );
}

function Projects() {
  const { changeView } = useProjectListView();
  return (
    <button type="button" onClick={() => changeView({ query: "Ripan" })}>
      Failed
    </button>
  );
}

const Figures = lazy(() => new Promise<never>(() => {}));

test.each([
  { Component: Certificates, path: "/certificates", search: "?status=failed" },
  { Component: Projects, path: "/projects/ongoing", search: "?q=Ripan" },
])("a filter of $path keeps to its page while the next page is drawn", async ({ Component, path, search }) => {
  const router = renderRoutes(
    createEnvironment(),
    [
      { path, Component },
      { path: "/figures", Component: Figures },
    ],
    path,
  );
  const filter = await screen.findByRole("button", { name: "Failed" });
  await act(() => router.navigate("/figures"));
  expect(router.state.location.pathname).toBe("/figures");
  await userEvent.click(filter);
  expect(router.state.location).toMatchObject({ pathname: path, search });
});

test("words typed before a saved view is drawn are added to the saved view", async () => {
  const router = renderRoutes(
    createEnvironment(),
    [{ path: "/projects/ongoing", Component: Projects }],
    "/projects/ongoing",
  );
  const filter = await screen.findByRole("button", { name: "Failed" });
  window.history.replaceState(null, "", "/projects/ongoing?view=7&status=overdue");
  await userEvent.click(filter);
  window.history.replaceState(null, "", "/");
  expect(router.state.location.search).toBe("?view=7&q=Ripan&status=overdue");
});
