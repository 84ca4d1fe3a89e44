import "@fontsource-variable/ibm-plex-sans/wght.css";
import "./style/fonts.css";
import "./style/layers.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/blueprint.css";
import "./style/blueprintFloating.css";
import "./style/forcedColors.css";
import { OverlaysProvider } from "@blueprintjs/core";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { I18nProvider } from "./i18n/I18nProvider.tsx";
import { environment } from "./relay/environment.ts";
import { onCaughtError, watchCrashes } from "./relay/watchCrashes.ts";
import { routes } from "./routes.tsx";
import { reloadWhenReplaced } from "./serviceWorker/reloadWhenReplaced.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reloadWhenReplaced();
watchCrashes();

createRoot(root, { onCaughtError }).render(
  <RelayEnvironmentProvider environment={environment}>
    <I18nProvider>
      <OverlaysProvider>
        <RouterProvider router={createBrowserRouter(routes)} />
      </OverlaysProvider>
    </I18nProvider>
  </RelayEnvironmentProvider>,
);
