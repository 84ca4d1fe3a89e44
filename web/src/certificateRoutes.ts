import type { RouteObject } from "react-router";
import { param } from "./navigation/param.ts";
import { unlessOnlySearchChanged } from "./navigation/unlessOnlySearchChanged.ts";
import { queryLoader } from "./relay/queryLoader.ts";

export const certificateRoutes: RouteObject[] = [
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
    children: [
      {
        path: ":number",
        shouldRevalidate: unlessOnlySearchChanged,
        lazy: {
          loader: async () => {
            const query = await import("./certificate/register/__generated__/CertificatePanelQuery.graphql.ts");
            return queryLoader(query.default, ({ params }) => ({ number: param(params, "number") }));
          },
          Component: async () => (await import("./certificate/register/CertificatePanel.tsx")).CertificatePanel,
        },
      },
    ],
  },
  {
    path: "faults",
    lazy: {
      loader: async () => {
        const [query, view] = await Promise.all([
          import("./certificate/fault/__generated__/FaultListPageQuery.graphql.ts"),
          import("./certificate/fault/faultListView.ts"),
        ]);
        return queryLoader(query.default, ({ request }) => view.readFaultListView(new URL(request.url).searchParams));
      },
      Component: async () => (await import("./certificate/fault/FaultListPage.tsx")).FaultListPage,
    },
  },
  {
    path: "certificates/:number/faults/:faultReportId",
    lazy: {
      loader: async () => {
        const query = await import("./certificate/fault/__generated__/FaultPageQuery.graphql.ts");
        return queryLoader(query.default, ({ params }) => ({ number: param(params, "number") }));
      },
      Component: async () => (await import("./certificate/fault/FaultPage.tsx")).FaultPage,
    },
  },
];
