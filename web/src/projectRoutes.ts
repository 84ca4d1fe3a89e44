import type { RouteObject } from "react-router";
import { param } from "./navigation/param.ts";
import { unlessOnlySearchChanged } from "./navigation/unlessOnlySearchChanged.ts";
import { projectListLoader } from "./project/projectListLoader.ts";
import { environment } from "./relay/environment.ts";
import { networkOnly, queryLoader } from "./relay/queryLoader.ts";

const shouldRevalidate = unlessOnlySearchChanged;

// Each route spreads one of these objects, because the router removes loaded properties from a route's `lazy` object.
const projectListPage = { Component: async () => (await import("./project/ProjectListPage.tsx")).ProjectListPage };
const projectLayout = {
  loader: async () => (await import("./project/projectLayoutLoader.ts")).projectLayoutLoader,
  Component: async () => (await import("./project/ProjectLayout.tsx")).ProjectLayout,
};
const projectPage = {
  loader: async () => {
    const query = await import("./project/__generated__/ProjectPageQuery.graphql.ts");
    return queryLoader(query.default, ({ params }) => ({ projectId: param(params, "projectId") }));
  },
  Component: async () => (await import("./project/ProjectPage.tsx")).ProjectPage,
};
const protocolPage = {
  loader: async () => {
    const query = await import("./protocol/__generated__/ProtocolPageQuery.graphql.ts");
    return queryLoader(query.default, ({ params }) => ({ projectId: param(params, "projectId") }));
  },
  Component: async () => (await import("./protocol/ProtocolPage.tsx")).ProtocolPage,
};
const folderPage = {
  loader: async () => {
    const query = await import("./folder/__generated__/FolderPageQuery.graphql.ts");
    return queryLoader(query.default, ({ params }) => ({
      projectId: param(params, "projectId"),
      folderId: param(params, "folderId"),
    }));
  },
  Component: async () => (await import("./folder/FolderPage.tsx")).FolderPage,
};

const projectHistoryPage = {
  loader: async () => {
    const [query, view] = await Promise.all([
      import("./history/__generated__/ProjectHistoryPageQuery.graphql.ts"),
      import("./history/historyView.ts"),
    ]);
    return queryLoader(
      query.default,
      ({ params, request }) => ({
        projectId: param(params, "projectId"),
        filter: view.filterOfAddress(request.url),
      }),
      networkOnly,
    );
  },
  Component: async () => (await import("./history/ProjectHistoryPage.tsx")).ProjectHistoryPage,
};

const pagesOfProject = (): RouteObject[] => [
  {
    index: true,
    shouldRevalidate,
    lazy: { ...projectPage },
  },
  {
    path: "folder/:folderId",
    shouldRevalidate,
    lazy: { ...folderPage },
  },
  {
    path: "protocol",
    shouldRevalidate,
    lazy: { ...protocolPage },
  },
  {
    path: "history",
    lazy: { ...projectHistoryPage },
  },
];

export const customerRoute: RouteObject = {
  path: "customer",
  lazy: {
    loader: async () => {
      const [query, path] = await Promise.all([
        import("./customer/__generated__/CustomerPageQuery.graphql.ts"),
        import("./navigation/customerPath.ts"),
      ]);
      return queryLoader(query.default, ({ request }) => path.customerOfAddress(request.url));
    },
    Component: async () => (await import("./customer/CustomerPage.tsx")).CustomerPage,
  },
};

export const projectRoutes: RouteObject[] = (["ongoing", "archived"] as const).flatMap((list) => [
  {
    path: `projects/${list}`,
    loader: projectListLoader(environment, list === "archived"),
    shouldRevalidate,
    lazy: { ...projectListPage },
  },
  {
    path: `projects/${list}/:projectId`,
    lazy: { ...projectLayout },
    children: pagesOfProject(),
  },
]);
