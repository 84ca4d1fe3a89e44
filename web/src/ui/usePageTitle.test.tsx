import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { focusNextHeading, usePageTitle } from "./usePageTitle.ts";

function Page({ title }: { title: string }) {
  return (
    <h1 tabIndex={-1} ref={usePageTitle(title)}>
      {title}
    </h1>
  );
}

/** Renders the page only when the returned function is called, like a page whose data arrives late. */
function renderLate() {
  let arrive = () => {};
  const List = () => <Page title="List" />;
  const route = {
    path: "/list",
    lazy: () => new Promise<{ Component: typeof List }>((resolve) => (arrive = () => resolve({ Component: List }))),
  };
  const router = renderRoutes(
    createEnvironment(),
    [route, { path: "/project", element: <Page title="Project" /> }],
    "/list",
  );
  return { router, arrive: () => act(async () => arrive()) };
}

function openMenu(): HTMLElement {
  const choice = document.body.appendChild(document.createElement("button"));
  choice.focus();
  return choice;
}

test("the heading takes the focus after signing in, and at the next page", async () => {
  focusNextHeading();
  const { router, arrive } = renderLate();
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  await act(() => router.navigate("/project"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Project" }));
});

test("the heading leaves the focus in a menu that was opened before the first page came, and takes it at the next", async () => {
  focusNextHeading();
  const { router, arrive } = renderLate();
  const choice = openMenu();
  await arrive();
  expect(screen.getByRole("heading", { name: "List" })).toBeTruthy();
  expect(document.activeElement).toBe(choice);
  await act(() => router.navigate("/project"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Project" }));
  choice.remove();
});

test("the heading has the focus again after its page was hidden to wait for texts", async () => {
  let arrive = (_: string) => {};
  const texts = new Promise<string>((resolve) => (arrive = resolve));
  const Later = () => <p>{use(texts)}</p>;
  let needTexts = () => {};
  function Import() {
    const [needsTexts, setNeedsTexts] = useState(false);
    needTexts = () => setNeedsTexts(true);
    return (
      <>
        <Page title="Import" />
        {needsTexts && <Later />}
      </>
    );
  }
  const element = (
    <Suspense fallback="waiting">
      <Import />
    </Suspense>
  );
  const list = { path: "/list", element: <Page title="List" /> };
  const router = renderRoutes(createEnvironment(), [list, { path: "/import", element }], "/list");
  await act(() => router.navigate("/import"));
  const heading = screen.getByRole("heading", { name: "Import" });
  expect(document.activeElement).toBe(heading);
  await act(async () => needTexts());
  // A browser takes the focus from a hidden heading.
  heading.blur();
  await act(async () => arrive("texts"));
  expect(document.activeElement).toBe(heading);
});
