import { expect, test } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router";
import en from "../i18n/en.json" with { type: "json" };
import { type KnownProject, ProjectSkeleton } from "./ProjectSkeleton.tsx";

const listed: KnownProject = {
  name: "Kvarteret Ripan",
  city: "Umeå",
  customer: "Brf Ripan",
  startDate: "2026-10-12",
  endDate: null,
  installationCount: 9,
  state: "in-progress",
};

function open(state: { listed: KnownProject } | null) {
  const routes = [{ path: "/projects/ongoing/:projectId", element: <ProjectSkeleton /> }];
  const initialEntries = [{ pathname: "/projects/ongoing/p1", state }];
  render(
    <IntlProvider locale="en" messages={en}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </IntlProvider>,
  );
}

test("a project that loads shows what the list knows of it, and one spinner", () => {
  open({ listed });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Kvarteret Ripan");
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual(["Brf Ripan", "", "Umeå", "9", "2026-10-12", ""]);
  expect(screen.getByText("In progress")).toBeTruthy();
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

const places = () => {
  const actions = [...document.querySelectorAll("header [aria-hidden] .bp6-skeleton")];
  return actions.map(({ textContent }) => textContent).filter(Boolean);
};

test("the places of the actions are as wide as the buttons that the project will have", () => {
  open({ listed });
  expect(places()).toEqual([
    ...["Edit", "New folder", "New installation", "Activate warranty", "More", "Measure rooms"],
  ]);
  cleanup();
  open({ listed: { ...listed, state: "completed" } });
  expect(places()).toEqual(["Edit", "Certificates", "More"]);
});

test("without a list before it there is no heading yet, and the way back works", () => {
  open(null);
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByRole("link", { name: "Ongoing projects" }).getAttribute("href")).toBe("/projects/ongoing");
});
