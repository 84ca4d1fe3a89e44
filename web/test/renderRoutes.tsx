import { render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import type { Environment } from "relay-runtime";
import en from "../src/i18n/en.json" with { type: "json" };
import { type Features, FeaturesContext } from "../src/relay/features.tsx";

/**
 * Shows these routes at an address, in English, on an environment of the test's own and over a service with these features. Returns the
 * router, to see where it goes.
 */
export function renderRoutes(
  environment: Environment,
  routes: RouteObject[],
  address: string,
  features: Features = {},
) {
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children: routes }], {
    initialEntries: [address],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <IntlProvider locale="en" messages={en}>
        <FeaturesContext value={features}>
          <RouterProvider router={router} />
        </FeaturesContext>
      </IntlProvider>
    </RelayEnvironmentProvider>,
    // A boundary shows each error that it catches; the test looks there.
    { onCaughtError: () => {} },
  );
  return router;
}
