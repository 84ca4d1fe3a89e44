import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery } from "react-relay/hooks";
import query, { type FolderPageQuery } from "../src/folder/__generated__/FolderPageQuery.graphql.ts";
import { FolderPage } from "../src/folder/FolderPage.tsx";
import { unlessOnlySearchChanged } from "../src/navigation/unlessOnlySearchChanged.ts";
import type { Features } from "../src/relay/features.tsx";
import { UploadsProvider } from "../src/upload/UploadsProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import type { Failure } from "./projectPage.tsx";
import { renderRoutes } from "./renderRoutes.tsx";

/** The data of a folder on the second level. */
export const folder = {
  id: "gf2",
  folderId: "f2",
  title: "North wing",
  version: "v1",
  isRoot: false,
  isComplete: true,
  installationCount: 3,
  activatedInstallationCount: 0 as number | null,
  viewerCanAddSubFolder: true,
  project: { id: "gp1", name: "Kvarteret Ripan", archived: false, status: "IN_PROGRESS" },
  parentFolder: { id: "gf1", folderId: "f1", title: "Floor 1", isRoot: false },
  path: [
    { title: "Kvarteret Ripan", folderId: null },
    { title: "root", folderId: "f0" },
    { title: "Floor 1", folderId: "f1" },
    { title: "North wing", folderId: "f2" },
  ],
  allInstallations: { totalCount: 0, isTruncated: false, nodes: [] },
  subFolders: [
    {
      id: "gf3",
      folderId: "f3",
      title: "Attic",
      installationCount: 0,
      completedInstallationCount: 0,
      awaitingReviewCount: 0,
      isComplete: false,
    },
  ],
};

export async function openFolderPage(
  found: object | null = folder,
  errors?: Failure[],
  features: Features = {},
  search = "",
  signableFolders: object[] | null = [],
) {
  const environment = createEnvironment();
  const route = {
    path: "/projects/ongoing/:projectId/folder/:folderId",
    shouldRevalidate: unlessOnlySearchChanged,
    loader: () => loadQuery<FolderPageQuery>(environment, query, { projectId: "p1", folderId: "f2" }),
    element: (
      <UploadsProvider>
        <Suspense fallback="waiting">
          <FolderPage />
        </Suspense>
      </UploadsProvider>
    ),
  };
  const elsewhere = { path: "*", element: <p>elsewhere</p> };
  const router = renderRoutes(environment, [route, elsewhere], `/projects/ongoing/p1/folder/f2${search}`, features);
  await screen.findByText("waiting");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => {
      const { data } = mockAnswer(operation, {
        folder: found,
        project: { ...folder.project, ...projectOf(found), signableFolders },
      });
      return { data, errors };
    }),
  );
  return { environment, router };
}

const projectOf = (found: object | null) =>
  found && "project" in found && typeof found.project === "object" ? found.project : {};
