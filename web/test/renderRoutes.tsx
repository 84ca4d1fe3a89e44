import { render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import type { Environment } from "relay-runtime";
import en from "../src/i18n/en.json" with { type: "json" };
import { type Features, FeaturesContext, RecordCountryContext } from "../src/relay/features.tsx";

/** The features of the service, and the country whose record the company's certificates have. */
export type Served = Features & { recordCountry?: string };

/** Renders routes at `address` in English. The router's `state.location` is the current address. */
export function renderRoutes(
  environment: Environment,
  routes: RouteObject[],
  address: string,
  { recordCountry, ...features }: Served = {},
) {
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children: routes }], {
    initialEntries: [address],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <IntlProvider locale="en" messages={en}>
        <FeaturesContext value={features}>
          <RecordCountryContext value={recordCountry ?? null}>
            <RouterProvider router={router} />
          </RecordCountryContext>
        </FeaturesContext>
      </IntlProvider>
    </RelayEnvironmentProvider>,
    // An error boundary shows each caught error, so the console need not.
    { onCaughtError: () => {} },
  );
  return router;
}
