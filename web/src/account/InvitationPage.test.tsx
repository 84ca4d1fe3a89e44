import { expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery } from "react-relay/hooks";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { answer, click, sent } from "../../test/accountForm.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import query, { type InvitationPageQuery } from "./__generated__/InvitationPageQuery.graphql.ts";
import { InvitationPage } from "./InvitationPage.tsx";

const email = "alva@alone.example";

async function openPage(invitation: object | null, company: object | null = null) {
  const environment = createMockEnvironment();
  const onAccepted = jest.fn();
  const element = (
    <Suspense fallback="waiting">
      <InvitationPage onAccepted={onAccepted} />
    </Suspense>
  );
  const loader = () => loadQuery<InvitationPageQuery>(environment, query, { token: "t1" });
  const pages = [
    { path: "/invitation", loader, element },
    { path: "/projects/ongoing", element: "the projects" },
  ];
  const router = renderRoutes(environment, pages, "/invitation?token=t1");
  await screen.findByText("waiting");
  const found = { viewer: { id: "u", email, company }, invitation };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, Object.fromEntries([["Query", () => found]])),
    ),
  );
  await screen.findByRole("heading", { level: 1 });
  return { environment, onAccepted, router };
}

test("somebody who is invited joins by saying so", async () => {
  const { environment, onAccepted } = await openPage({ companyName: "Nordgolv El AB" });
  expect(screen.getByRole("heading", { name: "Invitation to Nordgolv El AB" })).toBeTruthy();
  expect(screen.getByText(/alva@alone.example/)).toBeTruthy();
  await click("Accept");
  expect(sent(environment).variables).toEqual({ input: { token: "t1" } });
  await answer(environment, "AcceptInvitationPayload", []);
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

test("saying not now changes nothing", async () => {
  const { environment, router, onAccepted } = await openPage({ companyName: "Nordgolv El AB" });
  await click("Not now");
  expect(router.state.location.pathname).toBe("/projects/ongoing");
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(onAccepted).not.toHaveBeenCalled();
});

test("an invitation that ended meanwhile says why nothing changed", async () => {
  const { environment, onAccepted } = await openPage({ companyName: "Nordgolv El AB" });
  await click("Accept");
  await answer(environment, "AcceptInvitationPayload", ["INVITATION_NOT_FOUND"]);
  expect(screen.getByRole("alert").textContent).toContain("older than 7 days");
  expect(onAccepted).not.toHaveBeenCalled();
});

test("an invitation of another account, or one that was used, names the account that is signed in", async () => {
  await openPage(null);
  expect(screen.getByRole("heading", { name: "The invitation is not valid" })).toBeTruthy();
  expect(screen.getByText(/another account than alva@alone.example/)).toBeTruthy();
});

test("an account that belongs to a company is told so", async () => {
  await openPage(null, { id: "c", name: "Second El AB" });
  expect(screen.getByText(/alva@alone.example belongs to Second El AB already/)).toBeTruthy();
});
