import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { loadQuery } from "react-relay/hooks";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import query, { type ShellQuery } from "../src/shell/__generated__/ShellQuery.graphql.ts";
import { NotFoundPage } from "../src/shell/NotFoundPage.tsx";
import { Shell } from "../src/shell/Shell.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const viewer = {
  id: "u",
  firstName: "Elin",
  lastName: "Sandberg",
  email: "elin@nordgolv.example",
  company: { id: "c", ongoing: { totalCount: 10 }, archived: { totalCount: 148 } },
};

export const links = {
  articlePicker: "https://pick.example/",
  forecast: "https://f.example/",
  support: "https://s.example/",
};

type Errors = { message: string; path: string[] }[];

/** Opens a page in the shell; `found` is the signed-in user. */
export async function openShell(
  found: object | null,
  errors?: Errors,
  timers: "real" | "fake" = "real",
  Page: ComponentType = NotFoundPage,
) {
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <Shell />
    </I18nProvider>
  );
  const router = renderRoutes(
    environment,
    [
      { path: "/login", element: <p>login</p> },
      {
        loader: () => loadQuery<ShellQuery>(environment, query, { language: "en" }),
        shouldRevalidate: () => Page !== NotFoundPage,
        element,
        children: [{ path: "*", Component: Page }],
      },
    ],
    "/nowhere?a=b",
  );
  await screen.findByRole("status");
  if (timers === "fake") jest.useFakeTimers();
  const answer = () =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => ({
        ...mockAnswer(operation, { viewer: found, links }),
        errors,
      })),
    );
  await answer();
  return { environment, router, answer };
}
