import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { usePageTitle } from "./usePageTitle.ts";
import { useRetainedScroll } from "./useRetainedScroll.ts";

afterEach(() => void jest.restoreAllMocks());

function List() {
  useRetainedScroll();
  return <h1 ref={usePageTitle("List")}>List</h1>;
}

test("going back to a list shows the rows that were in view, and its heading does not scroll them away", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  const routes = [
    { path: "/list", element: <List /> },
    { path: "/project", element: <p>project</p> },
  ];
  const router = renderRoutes(createEnvironment(), routes, "/list");
  Object.defineProperty(window, "scrollY", { value: 4_200, configurable: true });
  fireEvent.scroll(window);
  await act(() => router.navigate("/project"));
  await act(() => router.navigate("/list"));
  expect(scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate(-2));
  expect(screen.getByRole("heading")).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 4_200);
  focus.mockClear();
  await act(() => router.navigate(1));
  await act(() => router.navigate(1));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});
