import type { RouteObject } from "react-router";
import { redirect } from "react-router";
import { certificateRoutes } from "./certificateRoutes.ts";
import { chosenLanguage } from "./i18n/chosenLanguage.ts";
import { param } from "./navigation/param.ts";
import { unlessOnlySearchChanged } from "./navigation/unlessOnlySearchChanged.ts";
import { customerRoute, projectRoutes } from "./projectRoutes.ts";
import { singleAttempt } from "./relay/fetchGraphQL.ts";
import { networkOnly, queryLoader } from "./relay/queryLoader.ts";
import LoginPageQuery from "./session/login/__generated__/LoginPageQuery.graphql.ts";
import { hasUserId } from "./session/userId.ts";
import ShellQuery from "./shell/__generated__/ShellQuery.graphql.ts";
import { OfficeLayout } from "./shell/OfficeLayout.tsx";
import { RootLayout } from "./shell/RootLayout.tsx";
import { LastResortPage, PageOutlet, RouteErrorPage } from "./shell/RouteErrorPage.tsx";
import { Shell } from "./shell/Shell.tsx";
import { ShellPending } from "./shell/ShellPending.tsx";
import { Loading } from "./ui/Loading.tsx";

const pages: RouteObject[] = [
  { index: true, loader: () => redirect("/projects/ongoing") },
  ...projectRoutes,
  customerRoute,
  {
    path: "projects/import",
    lazy: {
      loader: async () => {
        const query = await import("./project/import/__generated__/ImportPageQuery.graphql.ts");
        return queryLoader(query.default, () => ({}), networkOnly);
      },
      Component: async () => (await import("./project/import/ImportPage.tsx")).ImportPage,
    },
  },
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
  ...certificateRoutes,
  {
    path: "figures",
    lazy: {
      loader: async () => {
        const [query, view] = await Promise.all([
          import("./figures/__generated__/FiguresPageQuery.graphql.ts"),
          import("./figures/figuresView.ts"),
        ]);
        return queryLoader(query.default, ({ request }) => view.figuresDaysOfAddress(request.url));
      },
      Component: async () => (await import("./figures/FiguresPage.tsx")).FiguresPage,
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
        return queryLoader(
          query.default,
          ({ request }) => ({ filter: view.filterOfAddress(request.url) }),
          networkOnly,
        );
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
          networkOnly,
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
    path: "account/instruments",
    lazy: {
      loader: async () => {
        const query = await import("./instrument/__generated__/InstrumentsPageQuery.graphql.ts");
        return queryLoader(query.default, () => ({}), networkOnly);
      },
      Component: async () => (await import("./instrument/InstrumentsPage.tsx")).InstrumentsPage,
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

/** A route's loader starts the query while the page's code is loading. */
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
        path: "verify",
        lazy: {
          loader: async () => {
            const query = await import("./certificate/verify/__generated__/VerifyPageQuery.graphql.ts");
            return queryLoader(query.default, () => ({}));
          },
          Component: async () => (await import("./certificate/verify/VerifyPage.tsx")).VerifyPage,
        },
      },
      {
        path: "photo",
        lazy: { Component: async () => (await import("./camera/CameraPage.tsx")).CameraPage },
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
            shouldRevalidate: unlessOnlySearchChanged,
            lazy: { Component: async () => (await import("./session/login/LoginPage.tsx")).LoginPage },
          },
          {
            loader: queryLoader(ShellQuery, () => ({ language: chosenLanguage() }), singleAttempt),
            shouldRevalidate: () => false,
            Component: Shell,
            HydrateFallback: ShellPending,
            children: [{ Component: PageOutlet, ErrorBoundary: RouteErrorPage, children: pages }],
          },
        ],
      },
    ],
  },
];
