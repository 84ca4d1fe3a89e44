import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";
import en from "../i18n/en.json" with { type: "json" };
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { FolderSkeleton } from "./FolderSkeleton.tsx";

function open(element: ReactNode, state: object | null = null) {
  const routes = [{ path: "/projects/ongoing/:projectId/folder/:folderId", element }];
  const initialEntries = [{ pathname: "/projects/ongoing/p1/folder/f1", state }];
  render(
    <IntlProvider locale="en" messages={en}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </IntlProvider>,
  );
}

test("a folder that loads shows its title of the list, a spinner, and no readiness without rooms", () => {
  open(<FolderSkeleton />, {
    folder: { title: "Plan 1", installationCount: 0, path: folder.path },
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Plan 1");
  expect(screen.getByRole("link", { name: "Floor 1" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Installations" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Ready for certificate" })).toBeNull();
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

test("a page whose code loads is announced once", () => {
  open(<PageSkeleton title="Photos" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Photos");
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

test("a room's panel that loads shows the title of its row, otherwise that it loads, and its lists in either case", () => {
  open(
    <SidePanel onClose={() => {}}>
      <SidePanel.Loading title="Bathroom" />
      <SidePanel.Loading />
    </SidePanel>,
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Bathroom",
    "Loading",
  ]);
  // The spinner of each panel; its lists are silent.
  expect(screen.getAllByRole("status")).toHaveLength(2);
});

test("the rows of folders and rooms hand over their titles", async () => {
  const row = { installationCount: 16, completedInstallationCount: 8, isComplete: false, awaitingReviewCount: 0 };
  const room = { id: "gi1", installationId: "i1", title: "Bathroom", status: "COMPLETED", stepStates: [] };
  const nodes = [{ ...room, installer: { firstName: "Elin", lastName: "Berg" }, lacksPhoto: false }];
  const { router } = await openFolderPage({
    ...folder,
    subFolders: [{ id: "gf4", folderId: "f4", title: "Plan 1", path: folder.path, ...row }],
    allInstallations: { totalCount: 1, isTruncated: false, nodes },
  });
  await userEvent.click(screen.getByRole("link", { name: "Bathroom" }));
  expect(router.state.location.state).toEqual({ room: "Bathroom" });
  await userEvent.click(screen.getByRole("link", { name: "Plan 1" }));
  expect(router.state.location.state).toEqual({
    folder: { title: "Plan 1", installationCount: 16, path: folder.path },
  });
});
