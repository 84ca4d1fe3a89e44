import type { RouteObject } from "react-router";
import { redirect } from "react-router";
import { chosenLanguage } from "./i18n/chosenLanguage.ts";
import { param } from "./navigation/param.ts";
import { unlessOnlySearchChanged } from "./navigation/unlessOnlySearchChanged.ts";
import { projectListLoader } from "./project/projectListLoader.ts";
import { environment } from "./relay/environment.ts";
import { singleAttempt } from "./relay/fetchGraphQL.ts";
import { queryLoader } from "./relay/queryLoader.ts";
import LoginPageQuery from "./session/login/__generated__/LoginPageQuery.graphql.ts";
import { hasUserId } from "./session/userId.ts";
import ShellQuery from "./shell/__generated__/ShellQuery.graphql.ts";
import { OfficeLayout } from "./shell/OfficeLayout.tsx";
import { RootLayout } from "./shell/RootLayout.tsx";
import { LastResortPage, PageOutlet, RouteErrorPage } from "./shell/RouteErrorPage.tsx";
import { Shell } from "./shell/Shell.tsx";
import { Loading } from "./ui/Loading.tsx";

/** A history is never shown as it was before the change that somebody comes to look for. */
const anew = { fetchPolicy: "network-only" } as const;

const shouldRevalidate = unlessOnlySearchChanged;

// Copied into each of its routes: the router strikes out of a route's `lazy` object what it has loaded, so two must not share one.
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
      anew,
    );
  },
  Component: async () => (await import("./history/ProjectHistoryPage.tsx")).ProjectHistoryPage,
};

const projectRoutes = (): RouteObject[] => [
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

const listRoutes: RouteObject[] = (["ongoing", "archived"] as const).map((list) => ({
  path: `projects/${list}`,
  loader: projectListLoader(environment, list === "archived"),
  shouldRevalidate,
  lazy: { ...projectListPage },
}));

const pages: RouteObject[] = [
  { index: true, loader: () => redirect("/projects/ongoing") },
  ...listRoutes,
  {
    path: "projects/import",
    lazy: {
      loader: async () => {
        const query = await import("./project/import/__generated__/ImportPageQuery.graphql.ts");
        return queryLoader(query.default, () => ({}));
      },
      Component: async () => (await import("./project/import/ImportPage.tsx")).ImportPage,
    },
  },
  ...(["ongoing", "archived"] as const).map((list) => ({
    path: `projects/${list}/:projectId`,
    lazy: { ...projectLayout },
    children: projectRoutes(),
  })),
  {
    path: "attention",
    lazy: {
      loader: async () => {
        const query = await import("./attention/__generated__/AttentionPageQuery.graphql.ts");
        return queryLoader(query.default, () => ({}));
      },
      Component: async () => (await import("./attention/AttentionPage.tsx")).AttentionPage,
    },
  },
  {
    path: "certificates",
    lazy: {
      loader: async () => {
        const [query, view] = await Promise.all([
          import("./certificate/register/__generated__/CertificateListPageQuery.graphql.ts"),
          import("./certificate/register/certificateListView.ts"),
        ]);
        return queryLoader(query.default, ({ request }) =>
          view.certificateVariables(view.readCertificateListView(new URL(request.url).searchParams)),
        );
      },
      Component: async () => (await import("./certificate/register/CertificateListPage.tsx")).CertificateListPage,
    },
  },
  {
    path: "history",
    lazy: {
      loader: async () => {
        const [query, view] = await Promise.all([
          import("./history/__generated__/HistoryPageQuery.graphql.ts"),
          import("./history/historyView.ts"),
        ]);
        return queryLoader(query.default, ({ request }) => ({ filter: view.filterOfAddress(request.url) }), anew);
      },
      Component: async () => (await import("./history/HistoryPage.tsx")).HistoryPage,
    },
  },
  {
    path: "history/:userId",
    lazy: {
      loader: async () => {
        const [query, view] = await Promise.all([
          import("./history/__generated__/UserHistoryPageQuery.graphql.ts"),
          import("./history/historyView.ts"),
        ]);
        return queryLoader(
          query.default,
          ({ params, request }) => ({ id: param(params, "userId"), filter: view.filterOfAddress(request.url) }),
          anew,
        );
      },
      Component: async () => (await import("./history/UserHistoryPage.tsx")).UserHistoryPage,
    },
  },
  {
    path: "account",
    lazy: {
      loader: async () => {
        const query = await import("./account/__generated__/AccountPageQuery.graphql.ts");
        return queryLoader(query.default, () => ({}));
      },
      Component: async () => (await import("./account/AccountPage.tsx")).AccountPage,
    },
  },
  {
    path: "invitation",
    lazy: {
      loader: async () => {
        const query = await import("./account/__generated__/InvitationPageQuery.graphql.ts");
        return queryLoader(query.default, ({ request }) => ({
          token: new URL(request.url).searchParams.get("token") ?? "",
        }));
      },
      Component: async () => (await import("./account/InvitationPage.tsx")).InvitationPage,
    },
  },
  {
    path: "*",
    lazy: { Component: async () => (await import("./shell/NotFoundPage.tsx")).NotFoundPage },
  },
];

/** The whole map of addresses. A route's loader starts its query while its code is loading. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: LastResortPage,
    HydrateFallback: Loading,
    children: [
      {
        path: "certificate/:code",
        lazy: {
          loader: async () => {
            const query = await import("./certificate/__generated__/CertificatePageQuery.graphql.ts");
            return queryLoader(query.default, ({ params }) => ({ code: param(params, "code") }));
          },
          Component: async () => (await import("./certificate/CertificatePage.tsx")).CertificatePage,
        },
      },
      {
        Component: OfficeLayout,
        children: [
          {
            path: "login",
            loader: queryLoader(
              LoginPageQuery,
              () => ({ language: chosenLanguage(), hasSession: hasUserId() }),
              singleAttempt,
            ),
            shouldRevalidate,
            lazy: { Component: async () => (await import("./session/login/LoginPage.tsx")).LoginPage },
          },
          {
            loader: queryLoader(ShellQuery, () => ({ language: chosenLanguage() }), singleAttempt),
            shouldRevalidate: () => false,
            Component: Shell,
            children: [{ Component: PageOutlet, ErrorBoundary: RouteErrorPage, children: pages }],
          },
        ],
      },
    ],
  },
];
