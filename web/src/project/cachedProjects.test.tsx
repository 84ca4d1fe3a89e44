import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { noticeAnswer, noticeNoAnswer } from "../relay/networkState.ts";
import { cacheResponse } from "../storage/responseStore.ts";
import { CachedProjects } from "./CachedProjects.tsx";

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  document.cookie = "userId=7";
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  act(noticeAnswer);
});

test("without a connection the projects that were opened are led to, and only then", async () => {
  const variables = JSON.stringify({ projectId: "p1" });
  await cacheResponse(`ProjectPageQuery a1 ${variables}`, { viewer: null, project: { id: "g", name: "Ripan" } }, "7 ");
  await cacheResponse(`FolderPageQuery a2 ${variables}`, { folder: { id: "f", name: "Floor" } }, "7 ");
  renderRoutes(createEnvironment(), [{ path: "/", loader: () => null, element: <CachedProjects /> }], "/");
  expect(screen.queryByRole("link")).toBeNull();
  act(noticeNoAnswer);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ripan", "/projects/ongoing/p1"],
  ]);
});
